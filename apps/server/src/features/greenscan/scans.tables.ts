import { doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, instant } from '../../platform/database/columns.ts';

export const scans = pgTable('scans', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  label: text('label'),
  crop: text('crop'),
  verdict: text('verdict').notNull(),
  severity: text('severity').notNull(),
  confidence: doublePrecision('confidence').notNull(),
  pictureKey: text('picture_key').notNull(),
  smallPictureKey: text('small_picture_key').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Idempotency key of older apps. */
  key: uuid('key'),
  plantingId: uuid('planting_id'),
  /** To a tenth of a degree; only for training. */
  placeLat: doublePrecision('place_lat'),
  placeLon: doublePrecision('place_lon'),
  wordBy: text('word_by', { enum: ['expert', 'lab'] }),
  wordLabel: text('word_label'),
  wordAt: instant('word_at'),
});

export const sprays = pgTable('sprays', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  /** Null when the finished task was deleted. */
  taskId: uuid('task_id'),
  label: text('label').notNull(),
  crop: text('crop').notNull(),
  chemical: text('chemical').notNull(),
  date: day('date').notNull(),
  harvestFrom: day('harvest_from').notNull(),
});
