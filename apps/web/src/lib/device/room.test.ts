import { afterEach, expect, it, vi } from 'vitest';
import { isNearlyFull, LITTLE_ROOM_BYTES, roomLeftBytes } from './room.ts';

const withStorage = (estimate: () => Promise<StorageEstimate>) =>
  vi.stubGlobal('navigator', { storage: { estimate } });
afterEach(() => vi.unstubAllGlobals());

it.each([
  [LITTLE_ROOM_BYTES - 1, true],
  [LITTLE_ROOM_BYTES, false],
])('with %i bytes left: nearly full is %s', async (left, full) => {
  withStorage(async () => ({ quota: left + 500, usage: 500 }));
  expect(await roomLeftBytes()).toBe(left);
  expect(await isNearlyFull()).toBe(full);
});

it('says nothing where the browser does not say', async () => {
  withStorage(async () => Promise.reject(new Error('refused')));
  expect([await roomLeftBytes(), await isNearlyFull()]).toEqual([null, false]);
  withStorage(async () => ({}));
  expect(await isNearlyFull()).toBe(false);
});
