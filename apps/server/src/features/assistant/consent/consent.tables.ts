import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

export const assistantConsents = pgTable('assistant_consents', {
  farmerId: uuid('farmer_id').primaryKey(),
  books: boolean('books').notNull(),
  decidedAt: instant('decided_at').notNull(),
});
