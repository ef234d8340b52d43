import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shrunkPicture } from './shrink-picture.ts';

const drawn: [number, number][] = [];
let made: Blob | null = null;

beforeEach(() => {
  drawn.length = 0;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: (_: unknown, __: number, ___: number, width: number, height: number) =>
      drawn.push([width, height]),
  } as unknown as RenderingContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(made));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const photo = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'IMG 1.png', { type: 'image/png', lastModified: 7 });

it('makes a large photograph smaller, keeping its name and day', async () => {
  made = new Blob([new Uint8Array(100)], { type: 'image/jpeg' });
  const small = await shrunkPicture(photo(500_000), { sidePx: 1600 });
  expect(drawn).toEqual([[1600, 1200]]);
  expect([small.name, small.type, small.size, small.lastModified]).toEqual([
    ...['IMG 1.jpg', 'image/jpeg', 100, 7],
  ]);
});

it('leaves alone what is small, what would become larger and what this browser cannot read', async () => {
  made = new Blob([new Uint8Array(600_000)]);
  const [small, large] = [photo(1000), photo(500_000)];
  expect(await shrunkPicture(small, { sidePx: 1600 })).toBe(small);
  expect(await shrunkPicture(large, { sidePx: 1600 })).toBe(large);
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
  made = new Blob();
  expect(await shrunkPicture(large, { sidePx: 1600 })).toBe(large);
});
