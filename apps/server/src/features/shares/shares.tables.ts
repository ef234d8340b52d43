import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const shares = pgTable('shares', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  plantingId: uuid('planting_id'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
