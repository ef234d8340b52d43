import { describe, expect, it } from 'vitest';
import { check } from '../http/errors.ts';
import { toErrors } from '../problems.ts';
import { NOTIFICATION_KINDS, notificationSettings, pushSubscription } from './rules.ts';

const TIME = 'Time must be in HH:MM format';

const errorsOf = (input: unknown) => {
  const result = check(notificationSettings, input);
  return result.ok ? null : toErrors(result.failures);
};
const quiet = (quiet_from: unknown, quiet_to: unknown) => ({
  muted_kinds: [],
  quiet_from,
  quiet_to,
});

describe('notification settings', () => {
  it('take kinds and quiet hours, over midnight too; empty times mean none', () => {
    expect(errorsOf({ ...quiet('21:00', '05:30'), muted_kinds: ['comment'] })).toBeNull();
    expect(check(notificationSettings, quiet('', ''))).toMatchObject({
      ok: true,
      value: { quiet_from: null, quiet_to: null },
    });
  });
  it('take each kind twice at most', () => {
    const muted_kinds = [...NOTIFICATION_KINDS, ...NOTIFICATION_KINDS];
    expect(errorsOf({ ...quiet(null, null), muted_kinds })).toBeNull();
    const more = { ...quiet(null, null), muted_kinds: [...muted_kinds, 'comment'] };
    expect(Object.keys(errorsOf(more) ?? {})).toEqual(['muted_kinds']);
  });
  it('name every wrong field', () => {
    expect(errorsOf({ ...quiet('25:00', 7), muted_kinds: ['gossip'] })).toEqual({
      muted_kinds: [`muted_kinds must be a list of: ${NOTIFICATION_KINDS.join(', ')}`],
      quiet_from: [TIME],
      quiet_to: [TIME],
    });
    expect(errorsOf(quiet('21:00', null))).toEqual({
      quiet_to: ['Give both times of the quiet hours, or none'],
    });
    expect(errorsOf(quiet('21:00', '21:00'))).toEqual({
      quiet_to: ['Quiet hours must begin and end at different times'],
    });
  });
});

it.each(['http://push.example/a', 'https://', 'javascript:alert(1)', 7])(
  'a subscription at %s is refused',
  (endpoint) => {
    const result = check(pushSubscription, { endpoint, keys: {} });
    expect(result.ok ? null : Object.keys(result.failures).sort()).toEqual([
      'auth',
      'endpoint',
      'p256dh',
    ]);
  },
);
