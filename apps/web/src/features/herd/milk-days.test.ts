import { expect, it } from 'vitest';
import { milkDays } from './milk-days.ts';

const milk = (date: string, amount: number | null) => ({ kind: 'milk', date, amount });

it('adds up morning and evening of each day, oldest day first', () => {
  expect(
    milkDays(
      [
        milk('2026-11-21', 4.5),
        milk('2026-11-21', 5.1),
        { kind: 'feed', date: '2026-11-21', amount: 8 },
        milk('2026-11-20', 5),
        milk('2026-11-19', null),
      ],
      '2026-11-21',
    ),
  ).toEqual([
    { date: '2026-11-20', litres: 5 },
    { date: '2026-11-21', litres: 9.6 },
  ]);
});

it('leaves the present day out until its evening is written down', () => {
  const at = (date: string, time_of_day: string, amount: number) => ({
    ...{ kind: 'milk', date, time_of_day, amount },
  });
  const morning = [
    at('2026-11-20', 'morning', 5),
    at('2026-11-20', 'evening', 4),
    at('2026-11-21', 'morning', 5),
  ];
  expect(milkDays(morning, '2026-11-21')).toEqual([{ date: '2026-11-20', litres: 9 }]);
  const whole = [...morning, at('2026-11-21', 'evening', 4.5)];
  expect(milkDays(whole, '2026-11-21')).toContainEqual({ date: '2026-11-21', litres: 9.5 });
  expect(milkDays(morning, '2026-11-22')).toHaveLength(2);
  // Who milks once a day has no evening to wait for.
  expect(milkDays([at('2026-11-21', 'morning', 5)], '2026-11-21')).toHaveLength(1);
});
