import type { Credit } from '@ankur/contracts/farm-record/credits';
import {
  bigint,
  date,
  doublePrecision,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const credits = pgTable('credits', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  shop: text('shop').notNull(),
  item: text('item'),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  ratePercentMonth: doublePrecision('rate_percent_month').notNull(),
  takenOn: date('taken_on', { mode: 'string' }).notNull(),
  dueOn: date('due_on', { mode: 'string' }),
  payments: jsonb('payments').$type<Credit['payments']>().notNull(),
  note: text('note').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
