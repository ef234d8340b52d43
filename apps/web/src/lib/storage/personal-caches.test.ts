import { afterEach, expect, it, vi } from 'vitest';
import { emptyPersonalCaches } from './personal-caches.ts';

const AT = 'https://ankur.test/api/';

/** A fake of the Cache API. */
function cachesOf(stored: Record<string, string[]>) {
  vi.stubGlobal('caches', {
    keys: async () => Object.keys(stored),
    delete: async (name: string) => delete stored[name],
    open: async (name: string) => ({
      keys: async () => (stored[name] ?? []).map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => {
        stored[name] = (stored[name] ?? []).filter((one) => one !== url);
        return true;
      },
    }),
  });
  return stored;
}

/** A fake of the service worker's expiration database. */
function agesOf(rows: { cacheName: string; url: string }[]) {
  const cursor = (walk: { result: unknown; onsuccess?: () => void }, at: number): void => {
    const row = rows[at];
    const remove = () => rows.splice(at, 1);
    const step = () => cursor(walk, rows[at] === row ? at + 1 : at);
    walk.result = row ? { value: row, delete: remove, continue: step } : null;
    queueMicrotask(() => walk.onsuccess?.());
  };
  const openCursor = () => {
    const walk = { result: null };
    cursor(walk, 0);
    return walk;
  };
  const result = { transaction: () => ({ objectStore: () => ({ openCursor }) }), close: () => {} };
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'workbox-expiration' }],
    open: () => {
      const opening: { result: unknown; onsuccess?: () => void } = { result };
      queueMicrotask(() => opening.onsuccess?.());
      return opening;
    },
  });
  return rows;
}

afterEach(() => vi.unstubAllGlobals());

it('deletes the expiration entries, whose URLs contain the farm’s location', async () => {
  cachesOf({});
  const assets = { cacheName: 'assets', url: 'https://ankur.test/assets/a.js' };
  const rows = agesOf([
    { cacheName: 'personal-answers', url: `${AT}user/profile/?of=asha` },
    { cacheName: 'public-answers', url: `${AT}weather/current/?lat=20.39&lon=78.13` },
    assets,
  ]);
  await emptyPersonalCaches();
  expect(rows).toEqual([assets]);
});

it('deletes all answers of a farmer, and those with the farm’s location', async () => {
  const stored = cachesOf({
    'personal-answers': [`${AT}user/profile/`],
    'public-answers': [
      `${AT}weather/current/?lat=20.39&lon=78.13`,
      `${AT}geo/search/?q=Wardha`,
      `${AT}market/trend/?commodity=Wheat&state=Maharashtra&district=Yavatmal`,
      `${AT}market/trend/?commodity=Wheat&state=Maharashtra&district=`,
      `${AT}guidance/?lang=en`,
    ],
    assets: ['https://ankur.test/assets/a.js'],
  });
  await emptyPersonalCaches();
  expect(stored).toEqual({
    'public-answers': [
      `${AT}market/trend/?commodity=Wheat&state=Maharashtra&district=`,
      `${AT}guidance/?lang=en`,
    ],
    assets: ['https://ankur.test/assets/a.js'],
  });
});
