import { describe, expect, it } from 'vitest';
import { check } from '../http/errors.ts';
import { NOTIFICATION_MESSAGES as M, notificationSettings, pushSubscription } from './rules.ts';

const errorsOf = (input: unknown) => {
  const result = check(notificationSettings, input);
  return result.ok ? null : result.errors;
};
const quiet = (quiet_from: unknown, quiet_to: unknown) => ({
  muted_kinds: [],
  quiet_from,
  quiet_to,
});

describe('settings of the bell', () => {
  it('take kinds and quiet hours, over midnight too; empty times mean none', () => {
    expect(errorsOf({ ...quiet('21:00', '05:30'), muted_kinds: ['comment'] })).toBeNull();
    expect(check(notificationSettings, quiet('', ''))).toMatchObject({
      ok: true,
      value: { quiet_from: null, quiet_to: null },
    });
  });
  it('name every wrong field', () => {
    expect(errorsOf({ ...quiet('25:00', 7), muted_kinds: ['gossip'] })).toEqual({
      muted_kinds: [M.kinds],
      quiet_from: [M.time],
      quiet_to: [M.time],
    });
    expect(errorsOf(quiet('21:00', null))).toEqual({ quiet_to: [M.bothTimes] });
    expect(errorsOf(quiet('21:00', '21:00'))).toEqual({ quiet_to: [M.sameTimes] });
  });
});

it.each(['http://push.example/a', 'https://', 'javascript:alert(1)', 7])(
  'a subscription at %s is refused',
  (endpoint) => {
    const result = check(pushSubscription, { endpoint, keys: {} });
    expect(result.ok ? null : Object.keys(result.errors).sort()).toEqual([
      'auth',
      'endpoint',
      'p256dh',
    ]);
  },
);
