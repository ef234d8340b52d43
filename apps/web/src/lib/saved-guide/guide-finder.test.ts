import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { guideFinder } from './guide-finder.ts';
import { forgetGuide, saveGuide } from './saved-guide.ts';

const guideWith = (title: string) => ({
  ...{ lang: 'en', articles: [], drawings: {}, crops: { maize: 'maize makka' } },
  documents: [
    {
      ...{ id: 'guidance:8', kind: 'guidance', url: '/application/8', words: 'silage pit' },
      ...{ title: { en: title }, passages: { en: ['The silage is ready after 45 days.'] } },
    },
  ],
});

let saved = guideWith('Silage');
const cache = {
  addAll: async () => undefined,
  delete: async () => true,
  match: async () => Response.json(saved),
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('builds one index for two callers, and another one once the guide is saved anew', async () => {
  fakeServer({}, { models: true });
  vi.stubGlobal('caches', { open: async () => cache });
  expect(await guideFinder('en')).toBeNull();
  await saveGuide('en', async () => undefined);
  const [one, two] = await Promise.all([guideFinder('en'), guideFinder('en')]);
  expect(two).toBe(one);
  const titleOf = (finder: typeof one) => finder?.find('when is silage ready').documents[0]?.title;
  expect(titleOf(one)).toEqual({ en: 'Silage' });
  await forgetGuide('en');
  expect(await guideFinder('en')).toBeNull();
  saved = guideWith('Silage of maize');
  await saveGuide('en', async () => undefined);
  expect(titleOf(await guideFinder('en'))).toEqual({ en: 'Silage of maize' });
});
