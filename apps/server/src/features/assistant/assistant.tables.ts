import type { ChatSource } from '@ankur/contracts/assistant/endpoints';
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const chatSessions = pgTable('chat_sessions', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id'),
  createdAt: instant('created_at').notNull(),
  lastAt: instant('last_at').notNull(),
});

export const chatTurns = pgTable('chat_turns', {
  id: uuid('id').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  question: text('question').notNull(),
  reply: text('reply').notNull(),
  sources: jsonb('sources').$type<ChatSource[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** What is put before experts if the answer did not help; null: never. */
  forExperts: text('for_experts'),
  language: text('language'),
  helped: boolean('helped'),
});
