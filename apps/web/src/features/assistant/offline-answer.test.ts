import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';

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
    {
      ...document('scheme:pm-kisan', 'PM-KISAN', 'pmkisan kisan instalment', [
        'What PM Kisan pays is an instalment every 4 months.',
        '₹6,000 a year.',
      ]),
      kind: 'scheme',
      closing: { en: ['As of 2026-11.'] },
    },
    {
      ...document('expert:7', 'Ring spot of papaya', '', ['Pull the plants out.']),
      kind: 'expert',
      questions: ['how to treat ring spot on papaya'],
      closing: { en: ['Answered by Kavita Rao, expert on Ankur, 2026-11-21.'] },
    },
    {
      ...document('help:books', 'Writing an expense', '', ['Press “Add Expense”.']),
      kind: 'help',
      subject: '^(?=.* expens)(?=.* how to )',
    },
  ],
  crops: { maize: 'maize makka', onion: 'onion pyaz' },
  register: {
    crops: [{ id: 'papaya', advised: false, names: { en: 'Papaya' }, words: ['Papaya', 'papita'] }],
    everyday: [],
    growing: [],
    links: [],
  },
  articles: [],
  drawings: {},
};

beforeEach(() => {
  vi.resetModules();
  fakeServer({}, { models: true });
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

it('tells how something is done in the app, and leaves the figures of the farm to the network', async () => {
  localStorage.setItem('saved-guide:en', 'yes');
  expect(await ask('How to write an expense?')).toMatchObject({
    kind: 'known',
    text: 'Press “Add Expense”. [1]',
    needsNetwork: false,
  });
  expect(await ask('how much did I spend this month')).toMatchObject({
    kind: 'unknown',
    needsNetwork: true,
  });
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
  expect(answer?.kind).toBe('said');
  expect(answer?.text).toMatch(/[\u0C00-\u0C7F].*108/);
});

it('answers two questions of one message, the sources counted on and with the day of the facts', async () => {
  localStorage.setItem('saved-guide:en', 'yes');
  const answer = await ask('when is silage ready? also what is pm kisan instalment');
  expect(answer?.sources.map(({ id }) => id)).toEqual(['guidance:8', 'scheme:pm-kisan']);
  expect(answer?.text).toContain('45 days. [1]');
  expect(answer?.text).toContain('₹6,000 a year. [2]');
  expect(answer?.text).toContain('As of 2026-11. [2]');
});

it('says of two questions which needs the network, and which nothing kept answers', async () => {
  localStorage.setItem('saved-guide:en', 'yes');
  const priced = await ask('when is silage ready and what is the price of onion');
  expect(priced).toMatchObject({ kind: 'known', needsNetwork: true, left: null });
  expect(priced?.sources.map(({ id }) => id)).toEqual(['guidance:8']);
  const left = await ask('when is silage ready and how to grow saffron');
  expect(left).toMatchObject({ kind: 'known', needsNetwork: false });
  expect(left?.left).toContain('“how to grow saffron”');
  expect(await ask('will it rain tomorrow')).toMatchObject({ kind: 'unknown', needsNetwork: true });
});

it('meets greetings and thanks as it does online', async () => {
  localStorage.setItem('saved-guide:en', 'yes');
  const answer = await ask('namaste');
  expect(answer?.kind).toBe('said');
  expect(answer?.text).toContain('Hello!');
});

it('answers as an expert did who was asked the same, with the name, and never in an emergency', async () => {
  localStorage.setItem('saved-guide:en', 'yes');
  const answer = await ask('papaya has ring spot');
  expect(answer?.text).toBe(
    'Pull the plants out. [1]\nAnswered by Kavita Rao, expert on Ankur, 2026-11-21. [1]',
  );
  expect(answer?.sources.map(({ id }) => id)).toEqual(['expert:7']);
  expect((await ask('my husband drank pesticide'))?.sources).toEqual([]);
});

it('refuses a question on a crop without advice by its name', async () => {
  localStorage.setItem('saved-guide:en', 'yes');
  const answer = await ask('how to grow papaya');
  expect(answer).toMatchObject({ kind: 'known', sources: [] });
  expect(answer?.text).toMatch(/^We have nothing on papaya yet.*1800-180-1551/);
});
