import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const privacyDecisions = pgTable('privacy_decisions', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  subject: text('subject', {
    enum: ['notice', 'sharing', 'age', 'training', 'assistant'],
  }).notNull(),
  allowed: boolean('allowed').notNull(),
  noticeVersion: text('notice_version'),
  decidedAt: instant('decided_at').notNull(),
});
