import * as z from 'zod/mini';
import { clockTimeOrNull, isStorable } from '../http/fields.ts';
import { notificationFailure as failure } from './problems.ts';

export const NOTIFICATION_KINDS = [
  'task-due',
  'task-missed',
  'price-alert',
  'follower',
  'comment',
  'advice-warning',
  'taken-down',
  'back-in-sight',
  'appeal-answered',
  'expert-answer',
  'expert-question',
  'expert-request',
  'did-it-work',
  'rain-warning',
  'heat-warning',
  'loan-due',
  'loss-deadline',
  'herd-due',
  'morning',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const KINDS_INVALID = failure('muted_kinds_invalid', { allowed: NOTIFICATION_KINDS });
const IDS_INVALID = failure('notification_ids_invalid');
const ENDPOINT_INSECURE = failure('push_endpoint_insecure');
const KEYS_MISSING = failure('push_keys_missing');

/** Muted kinds, and quiet hours in India. */
export const notificationSettings = z
  .object({
    /** A kind that is named twice is muted once. */
    muted_kinds: z
      .array(z.enum(NOTIFICATION_KINDS, KINDS_INVALID), KINDS_INVALID)
      .check(z.maxLength(2 * NOTIFICATION_KINDS.length, KINDS_INVALID)),
    quiet_from: clockTimeOrNull,
    quiet_to: clockTimeOrNull,
    /** When Today's first two lines are sent, in India; null for never. Left out: as before. */
    morning_at: z.optional(clockTimeOrNull),
  })
  .check(
    z.refine((s) => (s.quiet_from === null) === (s.quiet_to === null), {
      error: failure('quiet_hours_incomplete'),
      path: ['quiet_to'],
    }),
    z.refine((s) => s.quiet_from === null || s.quiet_from !== s.quiet_to, {
      error: failure('quiet_hours_equal'),
      path: ['quiet_to'],
    }),
  );
export type NotificationSettings = z.output<typeof notificationSettings>;

/** The notifications to mark as read; all without a list. */
export const readInput = z.object({
  ids: z.optional(z.array(z.string(IDS_INVALID), IDS_INVALID).check(z.maxLength(200, IDS_INVALID))),
});

const pushAddress = z.string(ENDPOINT_INSECURE).check(
  z.maxLength(2000, ENDPOINT_INSECURE),
  z.refine((text) => /^https:\/\/[^\s/]+\/\S*$/.test(text) && isStorable(text), {
    error: ENDPOINT_INSECURE,
  }),
);

/** The output of a browser's `PushSubscription.toJSON()`. */
export const pushSubscription = z.object({
  endpoint: pushAddress,
  keys: z.object(
    {
      p256dh: z.string(KEYS_MISSING).check(z.regex(/^[\w-]{80,100}={0,2}$/, KEYS_MISSING)),
      auth: z.string(KEYS_MISSING).check(z.regex(/^[\w-]{16,40}={0,2}$/, KEYS_MISSING)),
    },
    KEYS_MISSING,
  ),
});
export type PushSubscriptionInput = z.output<typeof pushSubscription>;

export const pushEndpoint = z.object({ endpoint: pushAddress });
