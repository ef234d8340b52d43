import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const shares = pgTable('shares', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  plantingId: uuid('planting_id'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
