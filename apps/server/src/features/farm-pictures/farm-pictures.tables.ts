import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/records/record-columns.ts';

/** Exactly one of the records is named. */
export const farmPictures = pgTable('farm_pictures', {
  ...recordColumns(),
  fieldId: uuid('field_id'),
  animalId: uuid('animal_id'),
  plantingEventId: uuid('planting_event_id'),
  animalEventId: uuid('animal_event_id'),
  key: text('key').notNull(),
  smallKey: text('small_key').notNull(),
});
