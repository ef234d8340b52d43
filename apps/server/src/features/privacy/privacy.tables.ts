import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const privacyDecisions = pgTable('privacy_decisions', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  subject: text('subject', { enum: ['notice', 'sharing', 'age', 'training'] }).notNull(),
  allowed: boolean('allowed').notNull(),
  noticeVersion: text('notice_version'),
  decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
});
