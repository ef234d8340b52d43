import { expect, it } from 'vitest';
import { retryUntilAborted } from './prepare-prices.ts';

it('retries with backoff while the database is unavailable', async () => {
  const pausesS: number[] = [];
  const told: number[] = [];
  let tries = 0;
  await retryUntilAborted(
    async () => {
      tries += 1;
      if (tries < 9) throw new Error('away');
    },
    (count) => told.push(count),
    undefined,
    async (ms) => pausesS.push(ms / 1000),
  );
  expect(pausesS).toEqual([3, 3, 3, 3, 3, 3, 6, 12]);
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('resolves without an error at shutdown', async () => {
  const stopping = new AbortController();
  const told: number[] = [];
  const work = () => {
    stopping.abort();
    return Promise.reject(new Error('closed'));
  };
  await retryUntilAborted(work, (count) => told.push(count), stopping.signal);
  expect(told).toEqual([]);
});
