import { expect, it } from 'vitest';
import { KEPT_HEADER } from '../src/lib/online/kept-answers.ts';
import { keyOfFarmer, markKept, pwaOptions } from './pwa-options.ts';

const AT = 'https://ankur.test/api/user/expenses/?limit=20';
const asked = (sub?: string): Request => {
  const token = `x.${btoa(JSON.stringify({ sub })).replaceAll('=', '')}.y`;
  return new Request(AT, sub ? { headers: { authorization: `Bearer ${token}` } } : {});
};

it('keeps the answers of two farmers apart, and those of one together', async () => {
  const keys = await Promise.all(
    [asked('asha'), asked('balu'), asked('asha'), asked()].map((request) =>
      keyOfFarmer({ request }),
    ),
  );
  expect(new Set(keys).size).toBe(3);
  expect(keys[0]).toBe(keys[2]);
  expect(keys[0]).toContain('limit=20');
});

it('puts every kept answer about a farmer under such a key', () => {
  const caching = pwaOptions(() => true).workbox?.runtimeCaching ?? [];
  const answers = caching.find(({ options }) => options?.cacheName === 'personal-answers');
  expect(answers?.options?.plugins).toMatchObject([{ cacheKeyWillBeUsed: keyOfFarmer }]);
});

it('marks what was kept and leaves it as it was otherwise', async () => {
  const marked = await markKept({
    cachedResponse: Response.json({ a: 1 }, { headers: { link: 'l' } }),
  });
  expect(marked?.headers.get(KEPT_HEADER)).not.toBeNull();
  expect(marked?.headers.get('link')).toBe('l');
  expect(await marked?.json()).toEqual({ a: 1 });
  expect(await markKept({ cachedResponse: undefined })).toBeNull();
});
