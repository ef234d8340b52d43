import type { LOSS_VIEWS, Loss } from '@ankur/contracts/farm-record/losses';
import {
  boolean,
  doublePrecision,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const losses = pgTable('losses', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
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
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const lossPhotos = pgTable('loss_photos', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  lossId: uuid('loss_id').notNull(),
  key: text('key').notNull(),
  sha256: text('sha256').notNull(),
  sha256Kept: text('sha256_kept').notNull(),
  takenAt: instant('taken_at'),
  lat: doublePrecision('lat'),
  lon: doublePrecision('lon'),
  heading: doublePrecision('heading'),
  view: text('view').$type<(typeof LOSS_VIEWS)[number]>(),
  createdAt: instant('created_at').notNull(),
});
