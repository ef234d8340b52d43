import { doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns } from '../../platform/records/record-columns.ts';

export const fields = pgTable('fields', {
  ...changeableColumns(),
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
});
