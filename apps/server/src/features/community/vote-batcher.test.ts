import { expect, it } from 'vitest';
import { createVoteBatcher, type VoteWish } from './vote-batcher.ts';

const wish = (id: string): VoteWish => ({ voter: 'v', id, value: 1, sets: false });

it('sends concurrent votes as one batch, and those that arrive meanwhile as the next', async () => {
  const batches: string[][] = [];
  let go: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const vote = createVoteBatcher(async (batch) => {
    batches.push(batch.map(({ id }) => id));
    if (batches.length <= 2) await gate;
    return batch.map(({ id }) => id.toUpperCase());
  });
  const first = [vote(wish('a')), vote(wish('b'))];
  await new Promise(setImmediate);
  const second = vote(wish('c'));
  await new Promise(setImmediate);
  const later = [vote(wish('d')), vote(wish('e'))];
  await new Promise(setImmediate);
  expect(batches).toEqual([['a', 'b'], ['c']]);
  go();
  expect(await Promise.all([...first, second, ...later])).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(batches).toEqual([['a', 'b'], ['c'], ['d', 'e']]);
});

it('refuses only the failing vote of a batch', async () => {
  const vote = createVoteBatcher(async (batch) => {
    if (batch.some(({ id }) => id === 'bad')) throw new Error('no');
    return batch.map(({ id }) => (id === 'gone' ? undefined : id));
  });
  const answers = await Promise.allSettled(['a', 'bad', 'gone', 'b'].map((id) => vote(wish(id))));
  expect(answers.map((a) => (a.status === 'fulfilled' ? a.value : 'failed'))).toEqual([
    'a',
    'failed',
    undefined,
    'b',
  ]);
});

it('sends at most 64 votes in a batch, each once', async () => {
  const sizes: number[] = [];
  const vote = createVoteBatcher(async (batch) => {
    sizes.push(batch.length);
    return batch.map(({ id }) => id);
  });
  const ids = Array.from({ length: 150 }, (_, i) => String(i));
  expect(await Promise.all(ids.map((id) => vote(wish(id))))).toEqual(ids);
  expect(sizes).toEqual([64, 64, 22]);
});
