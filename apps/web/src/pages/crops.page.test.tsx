import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CropGuide, ListedGuide } from '../entities/crop/crop-guides.api.ts';
import { onAssistantRequest, takeBeginning } from '../lib/assistant-request.ts';
import { setLanguage } from '../lib/i18n/language-store.ts';
import { Route, Routes } from '../lib/router/router.tsx';
import { keepTokens } from '../lib/session/tokens.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import CropGuidePage from './crop-guide.page.tsx';
import CropsPage from './crops.page.tsx';

const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const keys = { leaf: null, irrigation: null, suggestion: null, range: null, market: [] };
const listed = (id: string, name: string, group: string, words: string[]): ListedGuide => ({
  ...{ id, name, group, words },
  keys,
});
const LIST = [
  listed('wheat', 'Wheat', 'cereal', ['Wheat', 'gehun', 'गेहूँ']),
  listed('rice', 'Rice', 'cereal', ['Rice', 'Paddy', 'dhan']),
  listed('onion', 'Onion', 'vegetable', ['Onion', 'kanda']),
];
const fact = { states: [], season: null, irrigated: null, work: null, sources: ['icar'] };
const water = { key: 'first-water', text: 'Water first at 20 to 25 days.' };
const WHEAT: CropGuide = {
  ...{ id: 'wheat', name: 'Wheat', group: 'cereal', keys: { ...keys, leaf: 'Wheat' } },
  sections: [
    {
      section: 'sowing',
      facts: [
        { ...fact, key: 'time', text: 'Sow in November.' },
        { ...fact, key: 'north', text: 'In Punjab sow in October.', states: ['Punjab'] },
        {
          ...fact,
          ...{ key: 'west', text: 'In Maharashtra sow by mid-November.' },
          ...{ states: ['Maharashtra'], sources: ['mpkv'] },
        },
      ],
    },
    {
      section: 'water',
      facts: [{ ...fact, ...water, work: { from: 'sowing', days: [20, 25] } }],
    },
  ],
  work: [{ ...water, section: 'water', states: [], from: 'sowing', days: [20, 25] }],
  windows: [{ season: 'rabi', sow_from: '11-01', sow_to: '12-15', days: 120, states: [] }],
  sources: [
    { key: 'icar', publisher: 'ICAR', title: 'Handbook', state: null, url: null },
    {
      ...{ key: 'mpkv', publisher: 'MPKV', title: 'Krishidarshani', state: 'Maharashtra' },
      url: 'https://example.org/mpkv',
    },
  ],
};

let server: ReturnType<typeof fakeServer>;
afterEach(async () => {
  server.restore();
  localStorage.clear();
  await setLanguage('en');
});

function open(at: string, handlers: Parameters<typeof fakeServer>[0] = {}) {
  server = fakeServer({
    'GET /api/crops/': { status: 200, body: LIST },
    'GET /api/crops/wheat/': { status: 200, body: WHEAT },
    ...handlers,
  });
  return renderApp(
    <Routes>
      <Route path="/application/crops" element={<CropsPage />} />
      <Route path="/application/crops/:id" element={<CropGuidePage />} />
    </Routes>,
    { at },
  );
}

const sowing = async () =>
  within(await screen.findByRole('region', { name: 'Sowing' })).getAllByRole('listitem');

describe('the list of guides', () => {
  it('shows the crops by group, linked to their guides', async () => {
    open('/application/crops');
    expect(screen.getByText('Fetching the crop guides…')).toBeDefined();
    const link = await screen.findByRole('link', { name: 'Wheat' });
    expect(link.getAttribute('href')).toBe('/application/crops/wheat');
    expect(screen.getByRole('heading', { level: 1, name: 'Crop Guides' })).toBeDefined();
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['Cereals', 'Vegetables']);
    expect(document.title).toBe('Crop Guides · Ankur');
  });

  it.each(['paddy', 'DHAN', 'ric'])('finds a crop by any word for it: %s', async (typed) => {
    const { user } = open('/application/crops');
    await user.type(await screen.findByLabelText('Search a crop'), typed);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Rice']);
  });

  it('shows an empty search result', async () => {
    const { user } = open('/application/crops');
    await user.type(await screen.findByLabelText('Search a crop'), 'papaya');
    expect(screen.getByText(/No guide has this name/)).toBeDefined();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('can be retried after a failure', async () => {
    let answers = 0;
    const { user } = open('/application/crops', {
      'GET /api/crops/': () => {
        answers += 1;
        return answers === 1 ? 'offline' : { status: 200, body: LIST };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Onion' })).toBeDefined();
  });
});

describe('a guide', () => {
  it('shows the season in order, with days, states and sources', async () => {
    open('/application/crops/wheat');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Wheat: crop guide' }),
    ).toBeDefined();
    expect(document.title).toBe('Wheat: crop guide · Ankur');
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['The season at a glance', 'Sowing', 'Water', 'Sources']);
    expect(
      screen.getByText('Rabi · Sown 1 November to 15 December · about 120 days to harvest'),
    ).toBeDefined();
    const row = screen.getByRole('link', { name: 'Water: 20–25 days after sowing' });
    expect(row.getAttribute('href')).toBe('#water');
    const source = screen.getByRole('link', { name: 'Source 2: MPKV' });
    expect(source.getAttribute('href')).toBe('#source-mpkv');
    expect(screen.getByRole('link', { name: 'Krishidarshani' })).toBeDefined();
    expect(screen.getByText('Handbook', { exact: false })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Check a sick leaf' }).getAttribute('href')).toBe(
      '/application/greenscan?crop=Wheat',
    );
    expect(screen.queryByRole('button', { name: 'Ask the assistant' })).toBeNull();
  });

  it('lists the chosen state first, collapses others and stores the choice', async () => {
    const { user, unmount } = open('/application/crops/wheat');
    expect((await sowing()).map((item) => item.textContent)).toEqual([
      expect.stringContaining('Sow in November.'),
      expect.stringContaining('In Punjab'),
      expect.stringContaining('In Maharashtra'),
    ]);
    await user.click(screen.getByRole('radio', { name: 'Maharashtra' }));
    const [first, second] = await sowing();
    expect(first?.textContent).toContain('In Maharashtra sow by mid-November.');
    expect(second?.textContent).toContain('Sow in November.');
    const folded = screen.getByText('1 more for another state').closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('In Punjab');
    unmount();
    server.restore();
    open('/application/crops/wheat');
    expect((await sowing())[0]?.textContent).toContain('In Maharashtra');
  });

  it('starts with the state of the farm', async () => {
    keepTokens({ access: FAR, refresh: 'r' });
    const place = {
      lat: 30.9,
      lon: 75.8,
      city: null,
      district: 'Ludhiana',
      state: 'Punjab',
      updated_at: '2026-07-01T00:00:00.000Z',
    };
    open('/application/crops/wheat', { 'GET /api/user/place/': { status: 200, body: place } });
    await screen.findByRole('region', { name: 'Sowing' });
    await waitFor(async () => expect((await sowing())[0]?.textContent).toContain('In Punjab'));
    expect(
      screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([true, false, false]);
  });

  it('prefills a question in the assistant', async () => {
    keepTokens({ access: FAR, refresh: 'r' });
    const { user } = open('/application/crops/wheat');
    const wanted = vi.fn();
    const stop = onAssistantRequest(wanted);
    await user.click(await screen.findByRole('button', { name: 'Ask the assistant' }));
    stop();
    expect(wanted).toHaveBeenCalledOnce();
    expect(takeBeginning()).toBe('About Wheat:');
  });

  it('reads a section aloud in the farmer’s language and stops', async () => {
    const speak = vi.fn();
    const cancel = vi.fn();
    vi.stubGlobal('speechSynthesis', { speak, cancel, getVoices: () => [] });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = '';
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    const { user } = open('/application/crops/wheat');
    await user.click(await screen.findByRole('button', { name: 'Read aloud: Water' }));
    expect(speak.mock.calls[0]?.[0]).toMatchObject({
      lang: 'en-IN',
      text: 'Water. Water first at 20 to 25 days.',
    });
    await user.click(screen.getByRole('button', { name: 'Stop reading: Water' }));
    expect(cancel).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Read aloud: Water' })).toBeDefined();
  });

  it('sends no request for a crop that is not in the list', async () => {
    open('/application/crops/papaya');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no guide for this crop yet' }),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'All crop guides' })).toBeDefined();
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/crops/?lang=en']);
  });

  it('requests the current language, and retries after a failure', async () => {
    await setLanguage('hi');
    let answers = 0;
    const { user } = open('/application/crops/wheat', {
      'GET /api/crops/wheat/': () => {
        answers += 1;
        return answers === 1 ? 'offline' : { status: 200, body: { ...WHEAT, name: 'गेहूँ' } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'फिर कोशिश करें' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'गेहूँ: खेती की जानकारी' }),
    ).toBeDefined();
    expect(server.calls.at(-1)?.path).toBe('/api/crops/wheat/?lang=hi');
  });

  it('is read from the saved guide offline', async () => {
    localStorage.setItem('saved-guide:en', 'yes');
    const { work: _, ...kept } = WHEAT;
    const guide = {
      ...{ lang: 'en', documents: [], crops: {}, articles: [], drawings: {} },
      cropGuides: [kept],
      register: { crops: [{ id: 'wheat', advised: true, names: {}, words: ['gehun'] }] },
    };
    vi.stubGlobal('caches', { open: async () => ({ match: async () => Response.json(guide) }) });
    const offline = { 'GET /api/crops/': 'offline', 'GET /api/crops/wheat/': 'offline' } as const;
    const { unmount } = open('/application/crops/wheat', offline);
    expect(await screen.findByText(/guide saved on this device/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Water: 20–25 days after sowing' })).toBeDefined();
    unmount();
    const { user } = open('/application/crops', offline);
    await user.type(await screen.findByLabelText('Search a crop'), 'gehun');
    expect(await screen.findByRole('link', { name: 'Wheat' })).toBeDefined();
  });
});
