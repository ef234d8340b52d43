import { creditInput } from '@ankur/contracts/farm-record/credits';
import * as z from 'zod/mini';
import { rowFields, rowsBy } from '../../platform/records/import-rows.ts';
import type { Importer } from '../../ports/account-archive.ts';
import { credits } from './credits.tables.ts';

const credit = z.object({
  ...rowFields,
  ...z.omit(creditInput, { amount: true }).shape,
  amount_paise: z.int().check(z.positive()),
});

/** Goods on credit as an archive brings them. */
export const creditImporters: readonly Importer[] = [
  {
    name: 'credits',
    table: credits,
    references: [],
    row: rowsBy(credit, (row) => ({
      shop: row.shop,
      item: row.item ?? null,
      amountPaise: row.amount_paise,
      ratePercentMonth: row.rate_percent_month ?? 0,
      takenOn: row.taken_on,
      dueOn: row.due_on ?? null,
      payments: row.payments ?? [],
      note: row.note ?? '',
    })),
  },
];
