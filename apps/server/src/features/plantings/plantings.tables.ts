import { boolean, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day } from '../../platform/database/columns.ts';
import { changeableColumns, diaryColumns } from '../../platform/records/record-columns.ts';

export const plantings = pgTable('plantings', {
  ...changeableColumns(),
  fieldId: uuid('field_id'),
  crop: text('crop').notNull(),
  variety: text('variety'),
  sownOn: day('sown_on'),
  areaAcres: doublePrecision('area_acres'),
  expectedHarvest: day('expected_harvest'),
  status: text('status').notNull(),
  yieldQuintals: doublePrecision('yield_quintals'),
  seed: text('seed'),
  spacing: text('spacing'),
  ratoon: boolean('ratoon').notNull(),
  endedOn: day('ended_on'),
  note: text('note').notNull(),
  planRefused: text('plan_refused').array().notNull(),
});

export const plantingEvents = pgTable('planting_events', {
  ...diaryColumns(),
  plantingId: uuid('planting_id').notNull(),
});
