import { describe, expect, it } from 'vitest';
import { check } from '../http/errors.ts';
import { isClockTime } from '../http/fields.ts';
import { toErrors } from '../problems.ts';
import { taskInput, taskPatch } from './rules.ts';

const errorsOf = (result: ReturnType<typeof check>) =>
  result.ok ? null : toErrors(result.failures);

describe('a task', () => {
  it('needs a name and a date', () => {
    const expected = { task_name: ['Task name is required'], date: ['Date is required'] };
    expect(errorsOf(check(taskInput, {}))).toEqual(expected);
    expect(errorsOf(check(taskInput, { task_name: '  ', date: '' }))).toEqual(expected);
  });

  it('names every wrong field at once', () => {
    const input = {
      task_name: 'x'.repeat(201),
      date: '2026-13-01',
      time: '25:00',
      priority: 'urgent',
      recurrence: 'yearly',
      notes: 'n'.repeat(1001),
    };
    expect(Object.keys(errorsOf(check(taskInput, input)) ?? {}).sort()).toEqual(
      ['date', 'notes', 'priority', 'recurrence', 'task_name', 'time'].sort(),
    );
  });

  it.each(['9:05', '24:00', '12:60', '12.30', '12:30:00', 'noon', '12:5'])(
    'refuses the time %s',
    (time) => {
      const result = check(taskInput, { task_name: 'Weed', date: '2026-11-21', time });
      expect(errorsOf(result)).toEqual({ time: ['Time must be in HH:MM format'] });
    },
  );

  it.each(['00:00', '09:05', '23:59'])('accepts the time %s', (time) => {
    expect(isClockTime(time)).toBe(true);
  });

  it('may leave the time open', () => {
    for (const time of ['', null]) {
      const result = check(taskInput, { task_name: 'Weed', date: '2026-11-21', time });
      expect(result.ok && result.value.time).toBeNull();
    }
  });

  it('may be changed in one field, or in none', () => {
    expect(check(taskPatch, {})).toEqual({ ok: true, value: {} });
    expect(check(taskPatch, { time: '' })).toEqual({ ok: true, value: { time: null } });
    expect(errorsOf(check(taskPatch, { date: '' }))).toEqual({ date: ['Date is required'] });
  });
});
