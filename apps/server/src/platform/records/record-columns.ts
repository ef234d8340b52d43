import { doublePrecision, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { day, instant } from '../database/columns.ts';

/** Columns of every record of a farmer. */
export const recordColumns = () => ({
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Columns of every record of a farmer that can be changed. */
export const changeableColumns = () => ({
  ...recordColumns(),
  updatedAt: instant('updated_at').notNull(),
});

/** What only some kinds of entries have, under its name on the wire. */
type Details = Record<string, string | number | null>;

/** Columns of an entry in a diary. */
export const diaryColumns = () => ({
  ...changeableColumns(),
  kind: text('kind').notNull(),
  date: day('date').notNull(),
  amount: doublePrecision('amount'),
  unit: text('unit'),
  note: text('note').notNull(),
  details: jsonb('details').$type<Details>().notNull(),
});
