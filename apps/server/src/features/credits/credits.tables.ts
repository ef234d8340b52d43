import type { Credit } from '@ankur/contracts/farm-record/credits';
import { bigint, doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day } from '../../platform/database/columns.ts';
import { changeableColumns } from '../../platform/records/record-columns.ts';

export const credits = pgTable('credits', {
  ...changeableColumns(),
  shop: text('shop').notNull(),
  item: text('item'),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  ratePercentMonth: doublePrecision('rate_percent_month').notNull(),
  takenOn: day('taken_on').notNull(),
  dueOn: day('due_on'),
  payments: jsonb('payments').$type<Credit['payments']>().notNull(),
  note: text('note').notNull(),
});
