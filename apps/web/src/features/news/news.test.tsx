import type { SchemeAnswer } from '@ankur/contracts/schemes/endpoints';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import NewsPage from '../../pages/news.page.tsx';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { cut } from './cut.ts';
import { LatestNews } from './latest-news.tsx';

const article = (n: number) => ({
  title: `${n} Rain in the last week of the month delays the sowing of wheat`,
  description: 'x'.repeat(100),
  url: `https://news.test/${n}`,
  urlToImage: null,
  source: 'The Field',
  published_at: '2026-11-20T05:10:00.000Z',
});
const page = (total: number, count = 2) => ({
  status: 200,
  body: {
    articles: Array.from({ length: count }, (_, at) => article(at)),
    total,
    as_of: '2026-11-20T05:10:00.000Z',
    stale: true,
  },
});
const scheme: SchemeAnswer = {
  id: 'pm-kisan',
  name: 'PM-KISAN',
  giver: 'Ministry of Agriculture',
  level: 'central',
  state: null,
  benefit: '₹6,000 a year',
  who: 'Farmers with land',
  documents: ['Aadhaar'],
  how: 'On the site',
  deadline: 'Open all year',
  url: 'https://pmkisan.gov.in',
  helpline: '155261',
  as_of: '2026-11',
  reread: true,
  eligibility: {
    verdict: 'ask',
    reasons: [],
    questions: [{ code: 'income-tax', text: 'Does someone in the family pay income tax?' }],
  },
};
const schemes = { 'GET /api/schemes/': { status: 200, body: [scheme] } };

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

describe('headlines', () => {
  it('cut titles at 45 and descriptions at 84 characters and page by twenty', async () => {
    server = fakeServer({ ...schemes, 'GET /api/news/': page(45) });
    const { user } = renderApp(<NewsPage />);
    expect(await screen.findByText(`${article(0).title.slice(0, 45)}...`)).toBeTruthy();
    expect(screen.getAllByText(`${'x'.repeat(84)}...`)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    screen.getByText('Page 1 of 3');
    for (const shown of [2, 3]) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await screen.findByText(`Page ${shown} of 3`);
    }
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    expect(server.calls.some((call) => call.path === '/api/news/?topic=crops&page=3')).toBe(true);
  });

  it('replace the previous page by an error when the next one fails', async () => {
    server = fakeServer({
      ...schemes,
      'GET /api/news/': ({ path }) => (path.includes('page=2') ? 'offline' : page(45)),
    });
    const { user } = renderApp(<NewsPage />);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByText('The headlines could not be fetched.');
    expect(screen.queryByText('No news articles available. Please try again later.')).toBeNull();
    screen.getByRole('button', { name: 'Try again' });
    screen.getByText('Page 2 of 3');
    expect(screen.queryByText(`${article(0).title.slice(0, 45)}...`)).toBeNull();
  });

  it('show a text when there are none', async () => {
    server = fakeServer({
      'GET /api/schemes/': { status: 200, body: [] },
      'GET /api/news/': page(0, 0),
    });
    renderApp(<NewsPage />);
    await screen.findByText('No news articles available. Please try again later.');
    expect(screen.getAllByText('No schemes found. Please try again later.')).toHaveLength(1);
    expect(screen.queryByText('All schemes')).toBeNull();
  });

  it('load with the text of the catalogue', () => {
    server = fakeServer({ ...schemes, 'GET /api/news/': page(1) });
    renderApp(<NewsPage />);
    screen.getByText('Loading news articles, please wait...');
  });

  it('show five beside the market, or that there are none', async () => {
    server = fakeServer({ 'GET /api/news/': page(9, 7) });
    const { unmount } = renderApp(<LatestNews />);
    expect(await screen.findAllByRole('link')).toHaveLength(5);
    unmount();
    server.restore();
    server = fakeServer({ 'GET /api/news/': page(0, 0) });
    const empty = renderApp(<LatestNews />);
    await screen.findByText('No news available.');
    empty.unmount();
    server.restore();
    server = fakeServer({ 'GET /api/news/': 'offline' });
    renderApp(<LatestNews />);
    await screen.findByText('The headlines could not be fetched.');
    expect(screen.queryByText('No news available.')).toBeNull();
  });
});

describe('schemes', () => {
  it('show a scheme without eligibility rules', async () => {
    const { eligibility: _, ...bare } = scheme;
    server = fakeServer({
      'GET /api/news/': page(1),
      'GET /api/schemes/': { status: 200, body: [bare], unlike: 'an earlier version' },
    });
    renderApp(<NewsPage />);
    expect(await screen.findByRole('heading', { name: 'PM-KISAN' })).toBeTruthy();
  });

  it('have the official link, the month and an eligibility check', async () => {
    server = fakeServer({
      ...schemes,
      'GET /api/news/': page(1),
      'POST /api/schemes/pm-kisan/check/': {
        status: 200,
        body: {
          verdict: 'no',
          reasons: [{ code: 'answer-rules-out', text: 'Tax payers are left out' }],
          questions: [],
        },
      },
    });
    const { user } = renderApp(<NewsPage />);
    await user.click(await screen.findByRole('button', { name: /Read more/ }));
    const dialog = screen.getByRole('dialog', { name: 'PM-KISAN' });
    const link = within(dialog).getByRole<HTMLAnchorElement>('link', { name: 'Official site' });
    expect(link.href).toBe('https://pmkisan.gov.in/');
    within(dialog).getByText(/As of November 2026/);
    await user.click(within(dialog).getByRole('radio', { name: 'Yes' }));
    await within(dialog).findByText('Tax payers are left out');
    within(dialog).getByText('Not for you');
  });

  it('never show the verdict of other answers when a check fails', async () => {
    const answer = { verdict: 'no', reasons: [], questions: [] };
    server = fakeServer({
      ...schemes,
      'GET /api/news/': page(1),
      'POST /api/schemes/pm-kisan/check/': ({ body }) =>
        (body as { answers: Record<string, boolean> }).answers['income-tax']
          ? { status: 200, body: answer }
          : 'offline',
    });
    const { user } = renderApp(<NewsPage />);
    await user.click(await screen.findByRole('button', { name: /Read more/ }));
    const dialog = screen.getByRole('dialog', { name: 'PM-KISAN' });
    await user.click(within(dialog).getByRole('radio', { name: 'Yes' }));
    await within(dialog).findByText('Not for you');
    await user.click(within(dialog).getByRole('radio', { name: 'No' }));
    await within(dialog).findByText('Your answers could not be checked. Please try again.');
    expect(within(dialog).queryByText('Not for you')).toBeNull();
  });

  it('are searchable by typing and by voice', async () => {
    vi.stubGlobal('SpeechRecognition', class {});
    server = fakeServer({ ...schemes, 'GET /api/news/': page(1) });
    const { user } = renderApp(<NewsPage />);
    await screen.findByText('1 scheme');
    await screen.findByRole('button', { name: 'Speak' });
    await user.type(screen.getByLabelText('Search schemes'), 'drone');
    await screen.findByText('No schemes found. Please try again later.');
  });
});

it('never cuts a grapheme cluster', () => {
  expect(cut('शेतेशेते', 3)).toBe('शे...');
  expect(cut('short', 45)).toBe('short');
});
