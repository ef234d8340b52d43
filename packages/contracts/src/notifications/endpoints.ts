import * as z from 'zod/mini';
import { idParams, pageQuery } from '../http/common.ts';
import { endpoint, POST, PUT, READ, READ_FRESH, REMOVE } from '../http/endpoint.ts';
import {
  NOTIFICATION_KINDS,
  notificationSettings,
  pushEndpoint,
  pushSubscription,
  readInput,
} from './rules.ts';

/** Names and figures, from which the client composes the sentence. */
export const notification = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  payload: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
  link: z.nullable(z.string()),
  created_at: z.string(),
  read: z.boolean(),
});
export type NotificationEntry = z.output<typeof notification>;

const unread = z.object({ unread: z.number() });
export type UnreadAnswer = z.output<typeof unread>;

const settingsAnswer = z.object({
  ...notificationSettings.shape,
  morning_at: z.nullable(z.string()),
  updated_at: z.nullable(z.string()),
});
export type NotificationSettingsAnswer = z.output<typeof settingsAnswer>;

const path = '/api/user/notifications/';
const settings = `${path}settings/` as const;
const push = '/api/user/push/subscriptions/';

export const notificationEndpoints = {
  list: endpoint({
    ...READ,
    path,
    tags: ['Notifications'],
    summary: 'What the farmer was told, newest first',
    query: pageQuery,
    answer: z.array(notification),
  }),
  unread: endpoint({
    ...READ,
    path: `${path}unread/`,
    tags: ['Unread'],
    summary: 'How many notifications have not been seen',
    answer: unread,
  }),
  read: endpoint({
    ...POST,
    path: `${path}read/`,
    tags: ['Unread', 'Notifications'],
    summary: 'Mark the given notifications as seen; without ids all of them',
    body: readInput,
    answer: unread,
  }),
  stream: endpoint({
    ...READ_FRESH,
    path: `${path}stream/`,
    summary: 'Server-sent events: the unread count whenever it changes',
  }),
  settings: endpoint({
    ...READ,
    path: settings,
    tags: ['NotificationSettings'],
    summary: 'Muted kinds, quiet hours and time of the morning message',
    answer: settingsAnswer,
  }),
  changeSettings: endpoint({
    ...PUT,
    path: settings,
    tags: ['NotificationSettings'],
    summary: 'Change muted kinds, quiet hours and time of the morning message',
    versioned: true,
    body: notificationSettings,
    answer: settingsAnswer,
  }),
  remove: endpoint({
    ...REMOVE,
    path: `${path}:id/`,
    tags: ['Unread', 'Notifications'],
    summary: 'Take a notification off the list',
    params: idParams,
  }),
  pushKey: endpoint({
    ...READ,
    path: '/api/user/push/key/',
    summary: 'The public key (VAPID) that a browser subscribes to push messages with',
    answer: z.object({ key: z.string() }),
  }),
  subscribe: endpoint({
    ...POST,
    path: push,
    summary: 'Send push messages to this browser too',
    body: pushSubscription,
    status: 204,
  }),
  unsubscribe: endpoint({
    ...REMOVE,
    path: push,
    summary: 'Send no more push messages to this browser',
    body: pushEndpoint,
  }),
};
