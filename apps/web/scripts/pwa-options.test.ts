import { afterEach, expect, it, vi } from 'vitest';
import { CACHED_HEADER } from '../src/lib/online/cached-answers.ts';
import { forgetGone, keyOfFarmer, keyOfPicture, markKept, pwaOptions } from './pwa-options.ts';

afterEach(() => void vi.unstubAllGlobals());

const AT = 'https://ankur.test/api/user/expenses/?limit=20';
const asked = (sub?: string): Request => {
  const token = `x.${btoa(JSON.stringify({ sub })).replaceAll('=', '')}.y`;
  return new Request(AT, sub ? { headers: { authorization: `Bearer ${token}` } } : {});
};

it('separates cached answers by farmer', async () => {
  const keys = await Promise.all(
    [asked('asha'), asked('balu'), asked('asha'), asked()].map((request) =>
      keyOfFarmer({ request }),
    ),
  );
  expect(new Set(keys).size).toBe(3);
  expect(keys[0]).toBe(keys[2]);
  expect(keys[0]).toContain('limit=20');
});

it('uses such a key for every personal answer', () => {
  const caching = pwaOptions(() => true).workbox?.runtimeCaching ?? [];
  const answers = caching.find(({ options }) => options?.cacheName === 'personal-answers');
  expect(answers?.options?.plugins).toMatchObject([{ cacheKeyWillBeUsed: keyOfFarmer }]);
});

it('caches answers by the contract’s class, no writes and no pages', () => {
  const caching = pwaOptions(() => true).workbox?.runtimeCaching ?? [];
  const cacheOf = (pathname: string, sameOrigin = true) => {
    const asked = { url: { pathname }, sameOrigin, request: { destination: '' } };
    const found = caching.find(({ urlPattern }) =>
      // As in the worker: evaluated from text, without the module's scope.
      new Function(`return ${urlPattern}`)()(asked),
    );
    return found?.options?.cacheName ?? null;
  };
  const paths = {
    'public-answers': ['/api/weather/current/', '/api/guidance/8/', '/api/crops/wheat/'],
    'personal-answers': ['/api/user/expenses/', '/api/user/loans/7/cost/', '/api/schemes/'],
    null: [
      '/api/user/notifications/stream/',
      '/api/user/account/export/',
      '/api/user/reset/a/b',
      '/api/chatbot/sessions/',
      '/api/calendar/a.ics/',
      '/api/health/',
    ],
  };
  for (const [name, list] of Object.entries(paths))
    expect(list.map((path) => String(cacheOf(path)))).toEqual(list.map(() => name));
  expect(cacheOf('/api/weather/current/', false)).toBeNull();
});

it('marks cached answers and leaves them otherwise unchanged', async () => {
  const marked = await markKept({
    cachedResponse: Response.json({ a: 1 }, { headers: { link: 'l' } }),
  });
  expect(marked?.headers.get(CACHED_HEADER)).not.toBeNull();
  expect(marked?.headers.get('link')).toBe('l');
  expect(await marked?.json()).toEqual({ a: 1 });
  expect(await markKept({ cachedResponse: undefined })).toBeNull();
});

const SCAN = 'https://ankur.test/media/scans/t4x1k0-0123456789abcdef0123456789abcdef/a.webp';

it('revalidates pictures before using cached ones, and caches none sent to experts', () => {
  const caching = pwaOptions(() => true).workbox?.runtimeCaching ?? [];
  const pictures = caching.find(({ options }) => options?.cacheName === 'personal-pictures');
  expect(pictures?.handler).toBe('NetworkFirst');
  expect(pictures?.options?.fetchOptions).toEqual({ cache: 'no-cache' });
  expect(pictures?.options?.plugins).toEqual([
    { cacheKeyWillBeUsed: keyOfPicture, fetchDidSucceed: forgetGone },
  ]);
  const matches = pictures?.urlPattern as unknown as (asked: object) => boolean;
  const keeps = (pathname: string) =>
    matches({ url: { pathname }, sameOrigin: true, request: { destination: 'image' } });
  expect(
    ['/media/posts/a.webp', '/media/scans/1-2/a.webp', '/media/experts/1-2/a.webp'].map(keeps),
  ).toEqual([true, true, false]);
});

it('matches a private picture under another signature', async () => {
  const other = SCAN.replace('t4x1k0-0123', 't4x3y8-3210');
  const keys = [SCAN, other].map((url) => keyOfPicture({ request: new Request(url) }));
  expect(new Set(await Promise.all(keys))).toEqual(
    new Set(['https://ankur.test/media/scans/a.webp']),
  );
  const post = 'https://ankur.test/media/posts/a-b.webp';
  expect(await keyOfPicture({ request: new Request(post) })).toBe(post);
});

it('evicts a picture that is gone, and uses the cached one when only its signature has expired', async () => {
  const remove = vi.fn(async () => true);
  vi.stubGlobal('caches', { open: async () => ({ delete: remove }) });
  const request = new Request(SCAN);
  const answered = (status: number) =>
    forgetGone({ request, response: new Response('', { status }) });
  expect((await answered(200)).status).toBe(200);
  await expect(answered(403)).rejects.toThrow('expired');
  expect(remove).not.toHaveBeenCalled();
  for (const status of [404, 410]) expect((await answered(status)).status).toBe(status);
  expect(remove.mock.calls).toEqual([
    ['https://ankur.test/media/scans/a.webp', { ignoreVary: true }],
    ['https://ankur.test/media/scans/a.webp', { ignoreVary: true }],
  ]);
});
