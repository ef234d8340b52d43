import { boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

export const assistantConsents = pgTable('assistant_consents', {
  farmerId: uuid('farmer_id').primaryKey(),
  books: boolean('books').notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
});
