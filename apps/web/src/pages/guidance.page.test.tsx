import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../lib/i18n/language-store.ts';
import { Route, Routes, useNavigate } from '../lib/router/router.tsx';
import { keepTokens } from '../lib/session/tokens.ts';
import { addLocalDays, todayLocal } from '../lib/time/local-date.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import GuidancePage from './guidance.page.tsx';
import GuidanceDetailPage from './guidance-detail.page.tsx';

/** Stands for the download of the chat's code. */
const chat = vi.hoisted(() => ({ prepare: vi.fn<(language: string) => Promise<void>>() }));
vi.mock('../features/assistant/chat-widget.tsx', () => ({ prepareChat: chat.prepare }));

const article = (id: number, title: string, over: object = {}) => ({
  id,
  title,
  topic: 'dairy',
  image: `/api/guidance/drawings/${id}.svg`,
  images: [`/api/guidance/drawings/${id}.svg`],
  image_alts: ['A cow at a manger'],
  description: `About ${title}.`,
  do_today: ['Wash your hands.'],
  extraContent: [
    { heading: 'Why', details: 'First reason.\n\nSecond reason.', details_language: 'en' },
    { heading: 'How', details: ['Step one.', 'Step two.'], details_language: 'en' },
  ],
  schedule: [],
  calculator: null,
  sources: [{ key: 'STD', title: 'Common teaching', publisher: 'NDDB', url: null }],
  language: 'en',
  ...over,
});
const ARTICLES = [article(1, 'Udder Health'), article(8, 'Silage Making'), article(9, 'Hay')];
const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;

let server: ReturnType<typeof fakeServer>;
afterEach(async () => {
  server.restore();
  await setLanguage('en');
});

/** The browser's own button. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

function open(at: string, handlers: Parameters<typeof fakeServer>[0] = {}) {
  const prepared = {
    'GET /api/guidance/': { status: 200, body: ARTICLES },
    'GET /api/guidance/8/': {
      status: 200,
      body: article(8, 'Silage Making', { calculator: 'silage-pit' }),
    },
    ...handlers,
  };
  server = fakeServer(prepared, { models: true });
  return renderApp(
    <>
      <Back />
      <Routes>
        <Route path="/application/guidance" element={<GuidancePage />} />
        <Route path="/application/:id" element={<GuidanceDetailPage />} />
      </Routes>
    </>,
    { at },
  );
}

describe('the album', () => {
  it('shows every article as a link with its title', async () => {
    open('/application/guidance');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Dairy and Poultry Gauidance' }),
    ).toBeDefined();
    const link = await screen.findByRole('link', { name: 'Silage Making' });
    expect(link.getAttribute('href')).toBe('/application/8');
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('filters titles by substring, ignoring case', async () => {
    const { user } = open('/application/guidance');
    await screen.findByRole('link', { name: 'Hay' });
    await user.type(screen.getByPlaceholderText('Search Dairy Guidance'), 'sILaG');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Silage Making']);
  });

  it('restores the search on Back from an article', async () => {
    const { user } = open('/application/guidance');
    await screen.findByRole('link', { name: 'Hay' });
    await user.type(screen.getByPlaceholderText('Search Dairy Guidance'), 'silage m');
    await user.click(screen.getByRole('link', { name: 'Silage Making' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByDisplayValue('silage m')).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Silage Making']);
  });

  it('searches inside articles when no title matches, and highlights the words', async () => {
    const hit = {
      id: 1,
      title: 'Udder Health',
      excerpt: 'Give colostrum within two hours.',
      words: ['colostrum'],
      language: 'en',
    };
    const { user } = open('/application/guidance', {
      'GET /api/guidance/search/': { status: 200, body: [hit] },
    });
    await screen.findByRole('link', { name: 'Hay' });
    await user.type(screen.getByPlaceholderText('Search Dairy Guidance'), 'colostrum');
    expect(await screen.findByRole('heading', { name: 'Found inside the articles' })).toBeDefined();
    expect(screen.getByText('colostrum').tagName).toBe('MARK');
    const asked = server.calls.filter(({ path }) => path.startsWith('/api/guidance/search/'));
    expect(asked).toHaveLength(1);
  });

  it('reports a failed load and retries', async () => {
    let answers = 0;
    const { user } = open('/application/guidance', {
      'GET /api/guidance/': () => {
        answers += 1;
        return answers === 1 ? 'offline' : { status: 200, body: ARTICLES };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Hay' })).toBeDefined();
  });
});

describe('saving the guide', () => {
  const SAVE = 'GET /api/chatbot/guide/size/';
  const GUIDE = { lang: 'en', documents: [], crops: {}, articles: ARTICLES, drawings: {} };
  const MODEL = expect.stringMatching(/questions\.bin$/);
  const cacheOf = (parts: object) =>
    vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, ...parts }) });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('shows the size, saves on request and can be removed', async () => {
    const addAll = vi.fn(async () => undefined);
    const remove = vi.fn(async () => true);
    cacheOf({ match: async () => new Response('the encoder'), addAll, delete: remove });
    const { user } = open('/application/guidance', {
      [SAVE]: { status: 200, body: { bytes: 268_400 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Save everything (269 KB)' }));
    expect(await screen.findByText(/All articles are on this device/)).toBeDefined();
    expect(addAll).toHaveBeenCalledWith(['/api/chatbot/guide/?lang=en', MODEL]);
    await user.click(screen.getByRole('button', { name: 'Remove from this device' }));
    expect(await screen.findByRole('button', { name: /^Save everything/ })).toBeDefined();
    expect(remove).toHaveBeenCalledWith('/api/chatbot/guide/?lang=en');
  });

  it('counts as saved only once the chat that answers from it is there', async () => {
    keepTokens({ access: FAR, refresh: 'r' });
    let arrive = () => {};
    chat.prepare.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
    const stored = Promise.resolve();
    const addAll = vi.fn(() => stored);
    cacheOf({ addAll });
    const { user } = open('/application/guidance', {
      [SAVE]: { status: 200, body: { bytes: 1000 } },
    });
    await user.click(await screen.findByRole('button', { name: /^Save everything/ }));
    await waitFor(() => expect(chat.prepare).toHaveBeenCalledWith('en'));
    await act(async () => stored);
    expect(localStorage.getItem('saved-guide:en')).toBeNull();
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeDefined();
    arrive();
    expect(await screen.findByText(/All articles are on this device/)).toBeDefined();
  });

  it('does not count as saved when the chat cannot be fetched', async () => {
    keepTokens({ access: FAR, refresh: 'r' });
    chat.prepare.mockRejectedValue(new TypeError('Failed to fetch'));
    cacheOf({ addAll: async () => undefined });
    const { user } = open('/application/guidance', {
      [SAVE]: { status: 200, body: { bytes: 1000 } },
    });
    await user.click(await screen.findByRole('button', { name: /^Save everything/ }));
    expect(await screen.findByText(/Saving did not succeed/)).toBeDefined();
    expect(localStorage.getItem('saved-guide:en')).toBeNull();
  });

  it('includes the question encoder until it is cached', async () => {
    cacheOf({});
    open('/application/guidance', { [SAVE]: { status: 200, body: { bytes: 268_400 } } });
    const button = await screen.findByRole('button', { name: /^Save everything/ });
    const kilobytes = Number(/\(([\d,]+) KB\)/.exec(button.textContent)?.[1]?.replace(',', ''));
    const { length } = readFileSync(
      `${import.meta.dirname}/../../../../packages/assistant/model/questions.bin`,
    );
    expect(kilobytes).toBe(Math.ceil((268_400 + length) / 1000));
  });

  it('reports a failure', async () => {
    cacheOf({ addAll: async () => Promise.reject(new TypeError('Failed to fetch')) });
    const { user } = open('/application/guidance', {
      [SAVE]: { status: 200, body: { bytes: 1000 } },
    });
    await user.click(await screen.findByRole('button', { name: /^Save everything/ }));
    expect(await screen.findByText(/Saving did not succeed/)).toBeDefined();
  });

  it('shows saved articles offline', async () => {
    localStorage.setItem('saved-guide:en', 'yes');
    vi.stubGlobal('caches', { open: async () => ({ match: async () => Response.json(GUIDE) }) });
    open('/application/guidance', { 'GET /api/guidance/': 'offline' });
    expect(await screen.findByRole('link', { name: 'Silage Making' })).toBeDefined();
    expect(screen.getByText(/articles saved on this device/)).toBeDefined();
  });
});

describe('an article', () => {
  it('expands further content and scrolls to it, and collapses it', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    const { user } = open('/application/8');
    expect(await screen.findByRole('heading', { level: 1, name: 'Silage Making' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'A cow at a manger' })).toBeDefined();
    expect(screen.getByText('About Silage Making.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Learn More' }));
    expect(screen.getByText('Second reason.')).toBeDefined();
    expect(screen.getByText('Step two.').tagName).toBe('LI');
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    await user.click(screen.getByRole('button', { name: 'Show Less' }));
    expect(screen.getByRole('button', { name: 'Learn More' })).toBeDefined();
  });

  it('translates the common source, and shows other sources unchanged', async () => {
    await setLanguage('hi');
    const paper = { key: 'IVRI', title: 'Feeding calves', publisher: 'IVRI', url: null };
    const [standard] = article(8, 'x').sources;
    open('/application/8', {
      'GET /api/guidance/8/': {
        status: 200,
        body: article(8, 'साइलेज', { sources: [standard, paper] }),
      },
    });
    expect(await screen.findByText(/^भारत में पशुपालन की आम सलाह/)).toBeDefined();
    expect(screen.queryByText(/Common teaching/)).toBeNull();
    expect(screen.getByText(/Feeding calves/).closest('li')?.lang).toBe('en');
  });

  it('computes a silage pit beside the article', async () => {
    const { user } = open('/application/8');
    const days = await screen.findByLabelText('Days of feeding');
    const before = screen.getByText('Green fodder to fill in').nextSibling?.textContent;
    await user.clear(days);
    await user.type(days, '120');
    expect(screen.getByText('Green fodder to fill in').nextSibling?.textContent).not.toBe(before);
  });

  it.each(['51', '0', 'mastitis', '1.5'])('does not ask the server for article %s', async (id) => {
    open(`/application/${id}`);
    expect(await screen.findByText('Dairy item not found!')).toBeDefined();
    expect(server.calls).toEqual([]);
  });

  it('adds chosen duties of its schedule to the farm tasks', async () => {
    keepTokens({ access: FAR, refresh: 'r' });
    const duty = (code: string, label: string) => ({
      code,
      animal: 'dairy-herd',
      label,
      first_age_days: null,
      month: 5,
      repeat_every_days: 365,
      until_age_days: null,
    });
    const { user } = open('/application/8', {
      'GET /api/guidance/8/': {
        status: 200,
        body: article(8, 'Silage Making', {
          schedule: [duty('hs', 'HS vaccine'), duty('bq', 'BQ vaccine')],
        }),
      },
      'POST /api/user/farm-tasks/': answerTo('POST /api/user/farm-tasks/'),
    });
    await user.click(await screen.findByLabelText(/^BQ vaccine/));
    await user.click(screen.getByRole('button', { name: 'Add to my tasks' }));
    expect(await screen.findByText('The reminders are in your farm tasks.')).toBeDefined();
    const sent = server.calls.filter((call) => call.method === 'POST');
    expect(sent.map((call) => call.body)).toMatchObject([{ task_name: 'HS vaccine' }]);
  });

  it('adds only missing tasks after a failure, and again for another birth date', async () => {
    keepTokens({ access: FAR, refresh: 'r' });
    const duty = (code: string, label: string, first_age_days: number) => ({
      ...{ code, label, first_age_days },
      animal: 'calf',
      month: null,
      repeat_every_days: null,
      until_age_days: null,
    });
    let tries = 0;
    const { user } = open('/application/8', {
      'GET /api/guidance/8/': {
        status: 200,
        body: article(8, 'Silage Making', {
          schedule: [duty('hs', 'HS vaccine', 30), duty('bq', 'BQ vaccine', 60)],
        }),
      },
      'POST /api/user/farm-tasks/': () => {
        tries += 1;
        return tries === 2 ? 'offline' : answerTo('POST /api/user/farm-tasks/');
      },
    });
    const add = () => screen.getByRole('button', { name: 'Add to my tasks' });
    const names = () =>
      server.calls
        .filter((call) => call.method === 'POST')
        .map((call) => (call.body as { task_name: string }).task_name);
    await screen.findByLabelText(/^HS vaccine/);
    await user.click(add());
    await screen.findByText('The reminders could not all be added. Please try again.');
    await user.click(add());
    await screen.findByText('The reminders are in your farm tasks.');
    expect(names()).toEqual(['HS vaccine', 'BQ vaccine', 'BQ vaccine']);
    expect(add()).toHaveProperty('disabled', true);
    const born = screen.getByLabelText(/^Born/);
    fireEvent.change(born, { target: { value: addLocalDays(todayLocal(), -3) } });
    expect(screen.queryByText('The reminders are in your farm tasks.')).toBeNull();
    await user.click(add());
    await screen.findByText('The reminders are in your farm tasks.');
    expect(names().slice(3)).toEqual(['HS vaccine', 'BQ vaccine']);
  });

  it('is read from the saved guide offline', async () => {
    localStorage.setItem('guidance:en:9', JSON.stringify(article(9, 'Hay')));
    open('/application/9', { 'GET /api/guidance/9/': 'offline' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hay' })).toBeDefined();
    await waitFor(() => expect(screen.getByText(/copy saved on this device/)).toBeDefined());
  });
});
