import { roundAcres } from '@ankur/agronomy/units';
import type { PlantingInput, PlantingStatus } from '@ankur/contracts/farm-record/plantings';
import type { Failures } from '@ankur/contracts/http/problem';
import { failure } from '@ankur/contracts/problems';
import { cropIdOf } from '@ankur/crops/crop-id';
import { invalid } from '../../platform/errors/app-error.ts';
import { given } from '../../platform/records/given.ts';
import { refuseNotOwn } from '../../platform/records/owned.ts';
import type { Values } from '../../platform/records/records.repository.ts';
import type { Writing } from '../../platform/records/records.service.ts';
import type { AcresOfField } from '../../ports/fields.ts';
import type { PlantingRow } from './plantings.mapper.ts';

/** Tolerance by which a planting may exceed its field: both areas are rounded. */
const ROUNDING = 1.01;

const hasEnded = (status: PlantingStatus) => status === 'harvested' || status === 'lost';

/** The last day of a planting: the given one, or today when its end is reported for the first time. */
function endOf(
  status: PlantingStatus,
  told: string | null | undefined,
  held: PlantingRow | null,
  today: string,
) {
  if (!hasEnded(status)) return null;
  return told ?? held?.endedOn ?? today;
}

/** Dates of the harvest before the day of sowing; those that are held already only when that day changes. */
function dateFailures(
  input: Partial<PlantingInput>,
  held: PlantingRow | null,
  sownOn: string,
): Failures {
  const failures: Failures = {};
  const isEarly = (day: string | null | undefined) => Boolean(day) && String(day) < sownOn;
  for (const field of ['expected_harvest', 'ended_on'] as const)
    if (isEarly(input[field])) failures[field] = [failure('harvest_before_sowing')];
  if (held === null || sownOn === held.sownOn) return failures;
  const keepsEnd = !input.ended_on && hasEnded(input.status ?? (held.status as PlantingStatus));
  const keepsExpected = input.expected_harvest === undefined;
  if ((keepsExpected && isEarly(held.expectedHarvest)) || (keepsEnd && isEarly(held.endedOn)))
    failures.sown_on = [failure('harvest_before_sowing')];
  return failures;
}

/**
 * Columns of a new planting, or of a change of one: the whole field where no area is given, growing where it was sown.
 * @throws AppError invalid for an unknown crop or field, more land than the field has, a harvest before sowing; what is held
 * already is checked when the change moves it
 */
export async function plantingValues(
  input: Partial<PlantingInput>,
  held: PlantingRow | null,
  writing: Writing,
  acresOfField: AcresOfField,
): Promise<Values> {
  await refuseNotOwn(writing.on, writing.whose.farmerId, [
    ['fields', 'field', input.field, failure('field_missing')],
  ]);
  const failures: Failures = {};
  const crop = input.crop === undefined ? undefined : cropIdOf(input.crop);
  if (crop === null) failures.crop = [failure('farm_crop_unknown')];
  const fieldId = input.field === undefined ? (held?.fieldId ?? null) : input.field;
  const whole = await acresOfField(writing.on, writing.whose.farmerId, fieldId);
  const acres =
    input.area_acres ?? (held === null || input.area_acres === null ? whole : undefined);
  const isMoved = held !== null && fieldId !== held.fieldId;
  const told = input.area_acres === undefined && isMoved ? held.areaAcres : input.area_acres;
  if (told && whole !== null && told > whole * ROUNDING)
    failures.area_acres = [failure('planting_too_large', { max_acres: roundAcres(whole) })];
  const sownOn = input.sown_on === undefined ? (held?.sownOn ?? null) : input.sown_on;
  if (sownOn !== null) Object.assign(failures, dateFailures(input, held, sownOn));
  if (Object.keys(failures).length > 0) throw invalid(failures);
  const usual = sownOn !== null && sownOn <= writing.today ? 'growing' : 'planned';
  // A planned crop whose day of sowing is told, and has come, grows.
  const isToldSown = input.sown_on !== undefined && held?.status === 'planned';
  const status = input.status ?? (isToldSown ? usual : ((held?.status ?? usual) as PlantingStatus));
  return given({
    fieldId: input.field,
    crop,
    variety: input.variety,
    sownOn: input.sown_on,
    areaAcres: acres,
    expectedHarvest: input.expected_harvest,
    status,
    yieldQuintals: input.yield_quintals,
    seed: input.seed,
    spacing: input.spacing,
    ratoon: input.ratoon ?? (held === null ? false : undefined),
    endedOn: endOf(status, input.ended_on, held, writing.today),
    note: input.note ?? (held === null ? '' : undefined),
    planRefused: input.plan_refused ?? (held === null ? [] : undefined),
  });
}
