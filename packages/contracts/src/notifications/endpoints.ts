import * as z from 'zod/mini';
import { idParams, pageQuery } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
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
const settings = { path: `${path}settings/`, auth: 'required' } as const;
const push = { path: '/api/user/push/subscriptions/', auth: 'required' } as const;

export const notificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    auth: 'required',
    cache: 'personal',
    tags: ['Notifications'],
    summary: 'What the farmer was told, newest first',
    query: pageQuery,
    status: 200,
    answer: z.array(notification),
  }),
  unread: endpoint({
    method: 'GET',
    path: `${path}unread/`,
    auth: 'required',
    cache: 'personal',
    tags: ['Unread'],
    summary: 'How many notifications have not been seen',
    status: 200,
    answer: unread,
  }),
  read: endpoint({
    method: 'POST',
    path: `${path}read/`,
    auth: 'required',
    tags: ['Unread', 'Notifications'],
    summary: 'Mark the given notifications as seen; without ids all of them',
    body: readInput,
    status: 200,
    answer: unread,
  }),
  stream: endpoint({
    method: 'GET',
    path: `${path}stream/`,
    auth: 'required',
    cache: 'never',
    summary: 'Server-sent events: the unread count whenever it changes',
    status: 200,
  }),
  settings: endpoint({
    method: 'GET',
    ...settings,
    cache: 'personal',
    tags: ['NotificationSettings'],
    summary: 'Muted kinds, quiet hours and time of the morning message',
    status: 200,
    answer: settingsAnswer,
  }),
  changeSettings: endpoint({
    method: 'PUT',
    ...settings,
    tags: ['NotificationSettings'],
    summary: 'Change muted kinds, quiet hours and time of the morning message',
    versioned: true,
    body: notificationSettings,
    status: 200,
    answer: settingsAnswer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}:id/`,
    auth: 'required',
    tags: ['Unread', 'Notifications'],
    summary: 'Take a notification off the list',
    params: idParams,
    status: 204,
  }),
  pushKey: endpoint({
    method: 'GET',
    path: '/api/user/push/key/',
    auth: 'required',
    cache: 'personal',
    summary: 'The public key (VAPID) that a browser subscribes to push messages with',
    status: 200,
    answer: z.object({ key: z.string() }),
  }),
  subscribe: endpoint({
    method: 'POST',
    ...push,
    summary: 'Send push messages to this browser too',
    body: pushSubscription,
    status: 204,
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    ...push,
    summary: 'Send no more push messages to this browser',
    body: pushEndpoint,
    status: 204,
  }),
};
