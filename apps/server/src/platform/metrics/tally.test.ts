import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCounts, classOf, noCounts, quantileMs, SECONDS } from './tally.ts';

const classesOf = (seconds: readonly number[]) => {
  const classes = Array(SECONDS.length + 1).fill(0) as number[];
  for (const one of seconds) classes[classOf(one)] = (classes[classOf(one)] ?? 0) + 1;
  return classes;
};

describe('quantiles of request times', () => {
  it('are null without requests', () => expect(quantileMs(classesOf([]), 0.5)).toBeNull());

  it('lie in the class of the true one', () => {
    const times = fc.array(fc.double({ min: 0.0001, max: 9.9, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(times, fc.constantFrom(0.5, 0.99), (seconds, share) => {
        const sorted = [...seconds].sort((a, b) => a - b);
        const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
        const found = (quantileMs(classesOf(seconds), share) ?? 0) / 1000;
        const at = classOf(exact);
        expect(found).toBeGreaterThanOrEqual(at === 0 ? 0 : (SECONDS[at - 1] ?? 0));
        expect(found).toBeLessThanOrEqual((SECONDS[at] ?? 0) + 1e-9);
      }),
    );
  });

  it('know no more than the last class of what took longer', () =>
    expect(quantileMs(classesOf([60]), 0.5)).toBe(10_000));
});

it('counts of two processes add up', () => {
  const one = { ...noCounts(), routes: { 'GET /': classesOf([0.001]) }, refusals: { invalid: 1 } };
  const other = { ...noCounts(), routes: { 'GET /': classesOf([0.001, 3]) }, databaseBytes: 5 };
  expect(addCounts(one, other)).toMatchObject({
    routes: { 'GET /': classesOf([0.001, 0.001, 3]) },
    refusals: { invalid: 1 },
    databaseBytes: 5,
  });
});
