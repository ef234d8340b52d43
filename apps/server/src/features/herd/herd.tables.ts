import type { DueKind } from '@ankur/contracts/farm-record/animals';
import {
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const animals = pgTable('animals', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  name: text('name').notNull(),
  tag: text('tag'),
  species: text('species').notNull(),
  breed: text('breed'),
  sex: text('sex'),
  bornOn: date('born_on', { mode: 'string' }),
  count: integer('count').notNull(),
  damId: uuid('dam_id'),
  lactation: integer('lactation'),
  note: text('note').notNull(),
  quiet: text('quiet').array().$type<DueKind[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** What only some kinds of entries have, under its name on the wire. */
type Details = Record<string, string | number | null>;

export const animalEvents = pgTable('animal_events', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  animalId: uuid('animal_id').notNull(),
  kind: text('kind').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  amount: doublePrecision('amount'),
  unit: text('unit'),
  note: text('note').notNull(),
  details: jsonb('details').$type<Details>().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
