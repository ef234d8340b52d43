import { expect, it } from 'vitest';
import { createVoteLine, type VoteWish } from './vote-line.ts';

const wish = (id: string): VoteWish => ({ voter: 'v', id, value: 1, sets: false });

it('asks for all that came together, then for what came meanwhile', async () => {
  const lots: string[][] = [];
  let go: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const line = createVoteLine(async (lot) => {
    lots.push(lot.map(({ id }) => id));
    if (lots.length <= 2) await gate;
    return lot.map(({ id }) => id.toUpperCase());
  });
  const first = [line(wish('a')), line(wish('b'))];
  await new Promise(setImmediate);
  const second = line(wish('c'));
  await new Promise(setImmediate);
  const later = [line(wish('d')), line(wish('e'))];
  await new Promise(setImmediate);
  expect(lots).toEqual([['a', 'b'], ['c']]);
  go();
  expect(await Promise.all([...first, second, ...later])).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(lots).toEqual([['a', 'b'], ['c'], ['d', 'e']]);
});

it('lets a vote that fails fail alone', async () => {
  const line = createVoteLine(async (lot) => {
    if (lot.some(({ id }) => id === 'bad')) throw new Error('no');
    return lot.map(({ id }) => (id === 'gone' ? undefined : id));
  });
  const answers = await Promise.allSettled(['a', 'bad', 'gone', 'b'].map((id) => line(wish(id))));
  expect(answers.map((a) => (a.status === 'fulfilled' ? a.value : 'failed'))).toEqual([
    'a',
    'failed',
    undefined,
    'b',
  ]);
});

it('takes at most 64 at a time, each once', async () => {
  const sizes: number[] = [];
  const line = createVoteLine(async (lot) => {
    sizes.push(lot.length);
    return lot.map(({ id }) => id);
  });
  const ids = Array.from({ length: 150 }, (_, i) => String(i));
  expect(await Promise.all(ids.map((id) => line(wish(id))))).toEqual(ids);
  expect(sizes).toEqual([64, 64, 22]);
});
