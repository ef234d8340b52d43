import type { PUMP_SOURCES } from '@ankur/contracts/farm-record/fields';
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
  pumpSource: text('pump_source').$type<(typeof PUMP_SOURCES)[number]>(),
  pumpLitresPerMinute: doublePrecision('pump_litres_per_minute'),
  pumpHp: doublePrecision('pump_hp'),
  pumpLiftM: doublePrecision('pump_lift_m'),
  lat: doublePrecision('lat'),
  lon: doublePrecision('lon'),
  boundary: jsonb('boundary').$type<[number, number][]>(),
  boundaryAccuracyM: doublePrecision('boundary_accuracy_m'),
});
