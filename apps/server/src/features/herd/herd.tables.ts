import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, instant } from '../../platform/database/columns.ts';
import { changeableColumns, diaryColumns } from '../../platform/records/record-columns.ts';

export const animals = pgTable('animals', {
  ...changeableColumns(),
  name: text('name').notNull(),
  tag: text('tag'),
  species: text('species').notNull(),
  breed: text('breed'),
  sex: text('sex'),
  bornOn: day('born_on'),
  count: integer('count').notNull(),
  damId: uuid('dam_id'),
  lactation: integer('lactation'),
  note: text('note').notNull(),
  quiet: text('quiet').array().notNull(),
});

export const animalEvents = pgTable('animal_events', {
  ...diaryColumns(),
  animalId: uuid('animal_id').notNull(),
});

export const milkRates = pgTable('milk_rates', {
  farmerId: uuid('farmer_id').primaryKey(),
  fatRatePaise: bigint('fat_rate_paise', { mode: 'number' }),
  snfRatePaise: bigint('snf_rate_paise', { mode: 'number' }),
  updatedAt: instant('updated_at').notNull(),
});
