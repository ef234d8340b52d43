import { expect, it } from 'vitest';
import { milkDays } from './milk-days.ts';

const milk = (date: string, amount: number | null) => ({ kind: 'milk', date, amount });

it('adds up morning and evening of each day, oldest day first', () => {
  expect(
    milkDays([
      milk('2026-11-21', 4.5),
      milk('2026-11-21', 5.1),
      { kind: 'feed', date: '2026-11-21', amount: 8 },
      milk('2026-11-20', 5),
      milk('2026-11-19', null),
    ]),
  ).toEqual([
    { date: '2026-11-20', litres: 5 },
    { date: '2026-11-21', litres: 9.6 },
  ]);
});
