import type { MilkRatesInput, SavedMilkRates } from '@ankur/contracts/farm-record/milk-rates';
import { toPaise, toRupees } from '@ankur/contracts/finance/money';
import type { Clock } from '../../platform/clock.ts';
import type { OneRowRepository } from '../../platform/records/one-row.ts';
import {
  type IfMatch,
  matchesVersion,
  nextVersion,
  versionConflict,
} from '../../platform/writes/version.ts';
import type { milkRates } from './herd.tables.ts';

type MilkRatesRow = typeof milkRates.$inferSelect;

interface Deps {
  repository: OneRowRepository<MilkRatesRow>;
  clock: Clock;
}

const rupees = (paise: number | null) => (paise === null ? null : toRupees(paise));
const paise = (told: number | null | undefined) => (told == null ? null : toPaise(told));

function toRates(row: MilkRatesRow | undefined): SavedMilkRates {
  if (!row) return { rates: null, updated_at: null };
  const { fatRatePaise, snfRatePaise, updatedAt } = row;
  return {
    rates: { fat_rate: rupees(fatRatePaise), snf_rate: rupees(snfRatePaise) },
    updated_at: updatedAt.toISOString(),
  };
}

/** What a farmer's dairy pays by fat and solids-not-fat, in rupees a kilogram. */
export function createMilkRatesService({ repository, clock }: Deps) {
  return {
    async get(farmerId: string): Promise<SavedMilkRates> {
      return toRates(await repository.find(farmerId));
    },
    /** @throws AppError changed when the version does not match */
    async save(
      farmerId: string,
      { fat_rate, snf_rate }: MilkRatesInput,
      ifMatch: IfMatch | undefined,
    ): Promise<SavedMilkRates> {
      const saved = await repository.save(farmerId, (before) => {
        const last = before?.updatedAt ?? null;
        if (!matchesVersion(ifMatch, last)) throw versionConflict(toRates(before));
        return {
          farmerId,
          fatRatePaise: paise(fat_rate),
          snfRatePaise: paise(snf_rate),
          updatedAt: nextVersion(clock.now(), last),
        };
      });
      return toRates(saved);
    },
  };
}
