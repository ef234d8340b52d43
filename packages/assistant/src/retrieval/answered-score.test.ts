import { expect, test } from 'vitest';
import { createAnsweredScore } from './answered-score.ts';

const layer = (set: Record<number, number>) => {
  const weights = new Float32Array(20);
  for (const [at, value] of Object.entries(set)) weights[Number(at)] = value;
  return { rows: 20, columns: 1, weights, bias: new Float32Array([0.5]) };
};

test('each n-gram of a question counts once, whatever its length', () => {
  const score = createAnsweredScore(layer({ 2: 3 }), 4);
  expect(score([Uint16Array.of(2, 3)])).toBeCloseTo(0.5 + 3 / Math.sqrt(2));
  expect(score([])).toBe(0.5);
});

test('neighbouring words count as a pair, in their order', () => {
  const pair = 4 + ((1 * 40503 + 2 * 7919) % 16);
  const score = createAnsweredScore(layer({ [pair]: 2 }), 4);
  const [first, second] = [Uint16Array.of(1), Uint16Array.of(2)];
  expect(score([first, second])).toBeCloseTo(0.5 + 2 / Math.sqrt(3));
  expect(score([second, first])).toBeCloseTo(0.5);
});
