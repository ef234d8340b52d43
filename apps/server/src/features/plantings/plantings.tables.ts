import {
  boolean,
  date,
  doublePrecision,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const plantings = pgTable('plantings', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  fieldId: uuid('field_id'),
  crop: text('crop').notNull(),
  variety: text('variety'),
  sownOn: date('sown_on', { mode: 'string' }),
  areaAcres: doublePrecision('area_acres'),
  expectedHarvest: date('expected_harvest', { mode: 'string' }),
  status: text('status').notNull(),
  yieldQuintals: doublePrecision('yield_quintals'),
  seed: text('seed'),
  spacing: text('spacing'),
  ratoon: boolean('ratoon').notNull(),
  endedOn: date('ended_on', { mode: 'string' }),
  note: text('note').notNull(),
  planRefused: text('plan_refused').array().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** What only some kinds of entries have, under its name on the wire. */
export type Details = Record<string, string | number | null>;

export const plantingEvents = pgTable('planting_events', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  plantingId: uuid('planting_id').notNull(),
  kind: text('kind').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  amount: doublePrecision('amount'),
  unit: text('unit'),
  note: text('note').notNull(),
  details: jsonb('details').$type<Details>().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
