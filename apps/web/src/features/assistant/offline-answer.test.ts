import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const document = (id: string, title: string, words: string, passages: readonly string[]) => ({
  id,
  kind: 'guidance',
  url: `/application/${id.split(':')[1]}`,
  words,
  title: { en: title },
  passages: { en: passages },
});
const GUIDE = {
  lang: 'en',
  documents: [
    document('guidance:8', 'Silage Making', 'silage pit maize मुरघास', [
      'Green fodder keeps for a year without air.',
      'The silage is ready after 45 days.',
    ]),
    document('guidance:2', 'Mastitis Prevention', 'mastitis teat dip', ['Dip every teat.']),
  ],
  crops: { maize: 'maize makka' },
  articles: [],
  drawings: {},
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => Response.json(GUIDE) }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const ask = async (message: string, previous?: string) => {
  const { answerOffline } = await import('./offline-answer.ts');
  return answerOffline(message, previous, 'en');
};

it('answers in the sentences of what is kept, with numbers and the way to the article', async () => {
  localStorage.setItem('saved-guide:en', 'yes');
  const answer = await ask('when is silage ready');
  expect(answer?.kind).toBe('known');
  expect(answer?.text).toContain('45 days. [1]');
  expect(answer?.sources).toEqual([
    { id: 'guidance:8', title: 'Silage Making', url: '/application/8' },
  ]);
});

it('says that nothing fits, and that nothing is kept', async () => {
  localStorage.setItem('saved-guide:en', 'yes');
  expect((await ask('who won the cricket match'))?.kind).toBe('unknown');
  localStorage.clear();
  vi.resetModules();
  expect(await ask('when is silage ready')).toBeNull();
});

it('tells what to do in danger even when nothing is kept', async () => {
  const answer = await ask('pamu karichindi');
  expect(answer?.kind).toBe('emergency');
  expect(answer?.text).toMatch(/[\u0C00-\u0C7F].*108/);
});
