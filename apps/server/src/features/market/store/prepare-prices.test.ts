import { expect, it } from 'vitest';
import { persistently } from './prepare-prices.ts';

it('waits for a database that is away, longer and longer, until it is back', async () => {
  const pausesS: number[] = [];
  const told: number[] = [];
  let tries = 0;
  await persistently(
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

it('ends without a word when the product stops', async () => {
  const stopping = new AbortController();
  const told: number[] = [];
  const work = () => {
    stopping.abort();
    return Promise.reject(new Error('closed'));
  };
  await persistently(work, (count) => told.push(count), stopping.signal);
  expect(told).toEqual([]);
});
