import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePhotos } from './use-photos.ts';

const leaf = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
/** Ends the decoding of what is being read; this browser can decode none of it. */
let decoding: (() => void)[] = [];
const decoded = async () => {
  await waitFor(() => expect(decoding.length).toBeGreaterThan(0));
  for (const end of decoding.splice(0)) end();
};

beforeEach(() => {
  decoding = [];
  vi.stubGlobal(
    'createImageBitmap',
    () => new Promise((_, reject) => decoding.push(() => reject(new Error('unreadable')))),
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = () => renderHook(() => usePhotos()).result;
const ids = (result: ReturnType<typeof open>) => result.current.photos.map(({ id }) => id);
async function choose(result: ReturnType<typeof open>, meanwhile: () => void = () => undefined) {
  await act(async () => {
    const chosen = result.current.choose([leaf('a.jpg')]);
    meanwhile();
    await decoded();
    await chosen;
  });
}

it('loses no photograph that was chosen while another was read', async () => {
  const result = open();
  await choose(result, () => void result.current.choose([leaf('b.jpg')]));
  await waitFor(() => expect(ids(result).toSorted()).toEqual(['1', '2']));
});

it('brings no removed photograph back when another was read', async () => {
  const result = open();
  await choose(result);
  await choose(result, () => result.current.remove('1'));
  expect(ids(result)).toEqual(['2']);
});

it('adds nothing after all were taken away', async () => {
  const result = open();
  await choose(result, () => result.current.clear());
  expect(ids(result)).toEqual([]);
});
