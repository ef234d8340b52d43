import type { NotificationKind } from '@ankur/contracts/notifications/rules';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export type Payload = Record<string, string | number | null>;

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  kind: text('kind').$type<NotificationKind>().notNull(),
  payload: jsonb('payload').$type<Payload>().notNull(),
  link: text('link'),
  eventKey: text('event_key').notNull(),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
  removedAt: instant('removed_at'),
  pushedAt: instant('pushed_at'),
  fromId: uuid('from_id'),
});

export const notificationSettingsTable = pgTable('notification_settings', {
  farmerId: uuid('farmer_id').primaryKey(),
  mutedKinds: text('muted_kinds').array().$type<NotificationKind[]>().notNull(),
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  morningAt: text('morning_at'),
  updatedAt: instant('updated_at').notNull(),
});

export const pushSubscriptions = pgTable('push_subscriptions', {
  endpoint: text('endpoint').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  sessionId: uuid('session_id'),
  keys: jsonb('keys').$type<{ p256dh: string; auth: string }>().notNull(),
  createdAt: instant('created_at').notNull(),
});
