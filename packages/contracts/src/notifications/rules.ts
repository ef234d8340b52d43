import * as z from 'zod/mini';
import { isStorable } from '../http/fields.ts';

export const NOTIFICATION_KINDS = [
  'task-due',
  'task-missed',
  'price-alert',
  'follower',
  'comment',
  'advice-warning',
  'expert-answer',
  'expert-question',
  'expert-request',
  'did-it-work',
  'rain-warning',
  'heat-warning',
  'loan-due',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_MESSAGES = {
  kinds: `muted_kinds must be a list of: ${NOTIFICATION_KINDS.join(', ')}`,
  time: 'Time must be in HH:MM format',
  bothTimes: 'Give both times of the quiet hours, or none',
  sameTimes: 'Quiet hours must begin and end at different times',
  ids: 'ids must be a list of notification ids',
  endpoint: 'endpoint must be an https address',
  keys: 'keys must hold p256dh and auth',
} as const;

const M = NOTIFICATION_MESSAGES;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const timeOrNull = z.pipe(
  z.nullable(
    z.string(M.time).check(z.refine((text) => text === '' || CLOCK.test(text), { error: M.time })),
  ),
  z.transform((text: string | null) => text || null),
);

/** What a farmer does not want to be told, and the hours (India) in which the phone stays silent. */
export const notificationSettings = z
  .object({
    muted_kinds: z.array(z.enum(NOTIFICATION_KINDS, M.kinds), M.kinds),
    quiet_from: timeOrNull,
    quiet_to: timeOrNull,
  })
  .check(
    z.refine((s) => (s.quiet_from === null) === (s.quiet_to === null), {
      error: M.bothTimes,
      path: ['quiet_to'],
    }),
    z.refine((s) => s.quiet_from === null || s.quiet_from !== s.quiet_to, {
      error: M.sameTimes,
      path: ['quiet_to'],
    }),
  );
export type NotificationSettings = z.output<typeof notificationSettings>;

/** Which notifications were seen; without a list: all. */
export const readInput = z.object({
  ids: z.optional(z.array(z.string(M.ids), M.ids).check(z.maxLength(200, M.ids))),
});

const pushAddress = z.string(M.endpoint).check(
  z.maxLength(2000, M.endpoint),
  z.refine((text) => /^https:\/\/[^\s/]+\/\S*$/.test(text) && isStorable(text), {
    error: M.endpoint,
  }),
);

/** What a browser's `PushSubscription.toJSON()` says. */
export const pushSubscription = z.object({
  endpoint: pushAddress,
  keys: z.object(
    {
      p256dh: z.string(M.keys).check(z.regex(/^[\w-]{80,100}={0,2}$/, M.keys)),
      auth: z.string(M.keys).check(z.regex(/^[\w-]{16,40}={0,2}$/, M.keys)),
    },
    M.keys,
  ),
});
export type PushSubscriptionInput = z.output<typeof pushSubscription>;

export const pushEndpoint = z.object({ endpoint: pushAddress });
