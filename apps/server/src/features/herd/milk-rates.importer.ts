import * as z from 'zod/mini';
import { rowFields } from '../../platform/records/import-rows.ts';
import { importOnce } from '../../platform/records/one-row.ts';
import type { SingleImporter } from '../../ports/account-archive.ts';
import { milkRates } from './herd.tables.ts';

const rate = z.nullable(z.int().check(z.nonnegative()));
const ratesRow = z.object({
  fat_rate_paise: rate,
  snf_rate_paise: rate,
  updated_at: rowFields.updated_at,
});

/** What the farmer's dairy pays, as an archive brings it. */
export const milkRatesImporter: SingleImporter = {
  name: 'milk_rates',
  schema: ratesRow,
  columns(item) {
    const { fat_rate_paise, snf_rate_paise, updated_at } = item as z.output<typeof ratesRow>;
    return {
      fatRatePaise: fat_rate_paise,
      snfRatePaise: snf_rate_paise,
      updatedAt: new Date(updated_at ?? 0),
    };
  },
  ...importOnce(milkRates),
};
