import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

export const farmers = pgTable('farmers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  language: text('language').notNull().default('en'),
  createdAt: instant('created_at').notNull(),
  suspendedAt: instant('suspended_at'),
  emailConfirmedAt: instant('email_confirmed_at'),
  tokensEndedAt: instant('tokens_ended_at'),
  hiddenAt: instant('hidden_at'),
});

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  device: text('device').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  refreshHash: text('refresh_hash').notNull(),
  previousHash: text('previous_hash'),
  revokedAt: instant('revoked_at'),
  addressHash: text('address_hash'),
  deviceHash: text('device_hash'),
});

export const passwordResets = pgTable('password_resets', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
