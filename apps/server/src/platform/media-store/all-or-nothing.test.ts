import { expect, it, vi } from 'vitest';
import { notFound } from '../errors/app-error.ts';
import { allOrNothing } from './all-or-nothing.ts';
import type { MediaStore } from './media-store.ts';

const KEY = 'posts/a.webp';

async function removedAfter(error: Error, put: () => Promise<void> = async () => {}) {
  const remove = vi.fn(async () => {});
  const store = { put, remove } as unknown as MediaStore;
  const work = allOrNothing(store, async (media) => {
    await media.put(KEY, Buffer.from('x'), 'image/webp');
    throw error;
  });
  await expect(work).rejects.toThrow();
  return remove.mock.calls;
}

it('removes the files of a row that was refused or could not be written', async () => {
  expect(await removedAfter(notFound())).toEqual([[[KEY]]]);
  expect(await removedAfter(new Error('a fault'))).toEqual([[[KEY]]]);
});

it('keeps the files when nobody knows whether the row was committed', async () => {
  expect(await removedAfter(new Error('Connection terminated unexpectedly'))).toEqual([]);
});

it('removes what is left of files that could not be stored', async () => {
  const full = async () => Promise.reject(new Error('ENOSPC'));
  expect(await removedAfter(new Error('Connection terminated'), full)).toEqual([[[KEY]]]);
});
