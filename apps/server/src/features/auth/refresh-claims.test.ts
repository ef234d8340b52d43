import { expect, it } from 'vitest';
import { createRefreshClaims } from './refresh-claims.ts';

it('marks attempts that run beside the winner as lost, and later ones not', () => {
  const claims = createRefreshClaims();
  const early = claims.enter('a');
  const winner = claims.enter('a');
  claims.claim('a', winner);
  const late = claims.enter('a');
  const elsewhere = claims.enter('b');
  expect([early.lost, winner.lost, late.lost, elsewhere.lost]).toEqual([true, false, true, false]);
  claims.leave('a', winner);
  const afterwards = claims.enter('a');
  expect(afterwards.lost).toBe(false);
  for (const attempt of [early, late, afterwards]) claims.leave('a', attempt);
  expect(claims.enter('a').lost).toBe(false);
});

it('marks neither of two attempts that both saw an old token', () => {
  const claims = createRefreshClaims();
  expect([claims.enter('a').lost, claims.enter('a').lost]).toEqual([false, false]);
});
