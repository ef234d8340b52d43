import type { LOSS_VIEWS, Loss } from '@ankur/contracts/farm-record/losses';
import { boolean, doublePrecision, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { changeableColumns, recordColumns } from '../../platform/records/record-columns.ts';

export const losses = pgTable('losses', {
  ...changeableColumns(),
  plantingId: uuid('planting_id'),
  cause: text('cause').notNull(),
  stage: text('stage').notNull(),
  happenedAt: instant('happened_at').notNull(),
  reportedAt: instant('reported_at'),
  insured: boolean('insured'),
  policyNumber: text('policy_number'),
  insurer: text('insurer'),
  bank: text('bank'),
  surveyNumber: text('survey_number'),
  estimatePercent: doublePrecision('estimate_percent'),
  note: text('note').notNull(),
  told: jsonb('told').$type<Loss['told']>().notNull(),
});

export const lossPhotos = pgTable('loss_photos', {
  ...recordColumns(),
  lossId: uuid('loss_id').notNull(),
  key: text('key').notNull(),
  /** Null: kept before there was a small one. */
  smallKey: text('small_key'),
  sha256: text('sha256').notNull(),
  sha256Kept: text('sha256_kept').notNull(),
  takenAt: instant('taken_at'),
  lat: doublePrecision('lat'),
  lon: doublePrecision('lon'),
  heading: doublePrecision('heading'),
  view: text('view').$type<(typeof LOSS_VIEWS)[number]>(),
});
