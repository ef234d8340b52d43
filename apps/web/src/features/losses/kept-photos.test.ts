import { afterEach, expect, it, vi } from 'vitest';
import { keepPhoto } from './kept-photos.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps no photograph where the browser refuses its cache', async () => {
  const open = vi.fn(async () => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  vi.stubGlobal('caches', { open });
  await expect(keepPhoto('p', new Blob(['x']))).resolves.toBeUndefined();
  expect(open).toHaveBeenCalledOnce();
});
