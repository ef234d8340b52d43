import { doublePrecision, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const fields = pgTable('fields', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  name: text('name').notNull(),
  area: doublePrecision('area').notNull(),
  areaUnit: text('area_unit').notNull(),
  areaState: text('area_state'),
  areaAcres: doublePrecision('area_acres').notNull(),
  soil: text('soil'),
  irrigation: text('irrigation'),
  lat: doublePrecision('lat'),
  lon: doublePrecision('lon'),
  boundary: jsonb('boundary').$type<[number, number][]>(),
  boundaryAccuracyM: doublePrecision('boundary_accuracy_m'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
