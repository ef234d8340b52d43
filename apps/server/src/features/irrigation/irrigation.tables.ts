import { date, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const pumps = pgTable('pumps', {
  farmerId: uuid('farmer_id').primaryKey(),
  dischargeLps: doublePrecision('discharge_lps'),
  powerHp: doublePrecision('power_hp'),
  liftM: doublePrecision('lift_m'),
  powerFrom: text('power_from'),
  powerTo: text('power_to'),
  updatedAt: instant('updated_at').notNull(),
});

export const waterings = pgTable('waterings', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  cropType: text('crop_type').notNull(),
  date: date('date').notNull(),
  volumeM3: doublePrecision('volume_m3').notNull(),
  plantingId: uuid('planting_id'),
  createdAt: instant('created_at').notNull(),
});
