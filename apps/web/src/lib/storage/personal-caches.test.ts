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

afterEach(() => vi.unstubAllGlobals());

it('forgets a farmer’s answers and when they were kept, since that tells where the farm lies', async () => {
  cachesOf({});
  const gone: string[] = [];
  const deleteDatabase = (name: string) => {
    gone.push(name);
    const request: { onsuccess?: () => void; onblocked?: () => void } = {};
    // The service worker still has its own open.
    queueMicrotask(() => (gone.length > 1 ? request.onblocked?.() : request.onsuccess?.()));
    return request;
  };
  vi.stubGlobal('indexedDB', { deleteDatabase });
  await emptyPersonalCaches();
  expect(gone.sort()).toEqual(['ankur-answers', 'workbox-expiration']);
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
