import { reportedAfter } from '@ankur/contracts/farm-record/loss-rules';
import type { Loss, LossInput } from '@ankur/contracts/farm-record/losses';
import type { Failures } from '@ankur/contracts/http/problem';
import { failure } from '@ankur/contracts/problems';
import type { Clock } from '../../platform/clock.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import { given } from '../../platform/records/given.ts';
import { refuseNotOwn } from '../../platform/records/owned.ts';
import type { Values } from '../../platform/records/records.repository.ts';
import type { Writing } from '../../platform/records/records.service.ts';
import type { LossRow } from './losses.mapper.ts';

/** A phone's clock may be a day ahead. */
const AHEAD_MS = 86_400_000;

const instant = (text: string | null | undefined): Date | null | undefined =>
  text ? new Date(text) : (text as null | undefined);

/** Reports already made, with the time of this request where none is given. */
const toldAt = (told: LossInput['told'], now: Date): Loss['told'] | undefined =>
  told?.map(({ who, at, number }) => ({
    who,
    at: new Date(at ?? now).toISOString(),
    number: number ?? null,
  }));

/**
 * Columns of a new loss, or of a change of one; the first report to anybody sets the time of reporting, until it is taken back.
 * @throws AppError invalid for what lies ahead, or a planting that is not the farmer's
 */
export const lossValues =
  (clock: Clock) =>
  async (
    input: Partial<LossInput>,
    held: LossRow | null,
    { on, whose }: Writing,
  ): Promise<Values> => {
    await refuseNotOwn(on, whose.farmerId, [
      ['plantings', 'planting', input.planting, failure('planting_missing')],
    ]);
    const now = clock.now();
    const failures: Failures = {};
    const instants = {
      happened_at: instant(input.happened_at),
      reported_at: instant(input.reported_at),
    };
    for (const [field, at] of Object.entries(instants))
      if (at && at.getTime() > now.getTime() + AHEAD_MS)
        failures[field] = [failure('loss_in_future')];
    if (Object.keys(failures).length > 0) throw invalid(failures);
    const told = toldAt(input.told, now);
    const before = held?.reportedAt?.toISOString() ?? null;
    const reported =
      told && instant(reportedAfter(told, { reported_at: before, told: held?.told ?? [] }));
    const isNew = held === null;
    return given({
      plantingId: input.planting,
      cause: input.cause,
      stage: input.stage ?? (isNew ? 'standing' : undefined),
      happenedAt: instants.happened_at,
      reportedAt:
        instants.reported_at === undefined ? reported : (instants.reported_at ?? reported ?? null),
      insured: input.insured,
      policyNumber: input.policy_number,
      insurer: input.insurer,
      bank: input.bank,
      surveyNumber: input.survey_number,
      estimatePercent: input.estimate_percent,
      note: input.note ?? (isNew ? '' : undefined),
      told: told ?? (isNew ? [] : undefined),
    });
  };
