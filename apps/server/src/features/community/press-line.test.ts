import { expect, it } from 'vitest';
import { createPressLine, type Press } from './press-line.ts';

const press = (id: string): Press => ({ voter: 'v', id, value: 1, key: undefined });

it('asks for all that came together, then for what came meanwhile', async () => {
  const lots: string[][] = [];
  let go: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const line = createPressLine(async (lot) => {
    lots.push(lot.map(({ id }) => id));
    if (lots.length <= 2) await gate;
    return lot.map(({ id }) => id.toUpperCase());
  });
  const first = [line(press('a')), line(press('b'))];
  await new Promise(setImmediate);
  const second = line(press('c'));
  await new Promise(setImmediate);
  const later = [line(press('d')), line(press('e'))];
  await new Promise(setImmediate);
  expect(lots).toEqual([['a', 'b'], ['c']]);
  go();
  expect(await Promise.all([...first, second, ...later])).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(lots).toEqual([['a', 'b'], ['c'], ['d', 'e']]);
});

it('lets a press that fails fail alone', async () => {
  const line = createPressLine(async (lot) => {
    if (lot.some(({ id }) => id === 'bad')) throw new Error('no');
    return lot.map(({ id }) => (id === 'gone' ? undefined : id));
  });
  const answers = await Promise.allSettled(['a', 'bad', 'gone', 'b'].map((id) => line(press(id))));
  expect(answers.map((a) => (a.status === 'fulfilled' ? a.value : 'failed'))).toEqual([
    'a',
    'failed',
    undefined,
    'b',
  ]);
});

it('takes at most 64 at a time, each once', async () => {
  const sizes: number[] = [];
  const line = createPressLine(async (lot) => {
    sizes.push(lot.length);
    return lot.map(({ id }) => id);
  });
  const ids = Array.from({ length: 150 }, (_, i) => String(i));
  expect(await Promise.all(ids.map((id) => line(press(id))))).toEqual(ids);
  expect(sizes).toEqual([64, 64, 22]);
});
