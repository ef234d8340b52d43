import { afterEach, expect, it, vi } from 'vitest';
import { emptyPersonalCaches } from './personal-caches.ts';

const AT = 'https://ankur.test/api/';

/** The browser's caches, as far as they are asked here. */
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

it('leaves nothing of a farmer: neither answers nor where the farm lies', async () => {
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
