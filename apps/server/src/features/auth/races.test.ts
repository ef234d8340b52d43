import { expect, it } from 'vitest';
import { createRaces } from './races.ts';

it('tells who came together with the winner from who came afterwards', () => {
  const races = createRaces();
  const early = races.enter('a');
  const winner = races.enter('a');
  races.claim('a', winner);
  const late = races.enter('a');
  const elsewhere = races.enter('b');
  expect([early.lost, winner.lost, late.lost, elsewhere.lost]).toEqual([true, false, true, false]);
  races.leave('a', winner);
  const afterwards = races.enter('a');
  expect(afterwards.lost).toBe(false);
  for (const turn of [early, late, afterwards]) races.leave('a', turn);
  expect(races.enter('a').lost).toBe(false);
});

it('sees no race between two who both came too late', () => {
  const races = createRaces();
  expect([races.enter('a').lost, races.enter('a').lost]).toEqual([false, false]);
});
