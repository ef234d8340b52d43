import { irrigationProblems } from '@ankur/contracts/irrigation/problems';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { keepTokens } from '../lib/session/tokens.ts';
import { nowMs } from '../lib/time/clock.ts';
import { addLocalDays, todayLocal } from '../lib/time/local-date.ts';
import { fakeServer } from '../test/fake-server.ts';
import { listedGuide } from '../test/listed-guide.ts';
import { renderApp } from '../test/render.tsx';
import TodayPart from './today-part.tsx';

const FAR = `x.${btoa(JSON.stringify({ sub: 'a', exp: 4_000_000_000 }))}.y`;
const VERSION = '2026-11-20T06:00:00.000Z';
const HOUR_MS = 3_600_000;
const today = todayLocal();

const task = (id: string, task_name: string, date: string) => ({
  ...{ id, task_name, date, time: null, priority: 'medium', recurrence: 'none', notes: '' },
  ...{ is_completed: false, completed_at: null, source: null, crop: null, updated_at: VERSION },
});
const LOAN = {
  ...{ id: 'o', lender: 'Gramin Bank', amount: 50_000, interest_rate: 7, paid_on: null },
  ...{ start_date: '2026-06-01', end_date: addLocalDays(today, 5), is_paid: false },
  updated_at: VERSION,
};
const loss = () => ({
  ...{ id: 'l', planting: null, cause: 'hailstorm', stage: 'standing', cover: 'localised' },
  ...{ needs_72_hours: true, happened_at: VERSION, reported_at: null, insured: null, told: [] },
  ...{ deadline_at: new Date(nowMs() + 5.5 * HOUR_MS).toISOString(), policy_number: null },
  ...{ insurer: null, bank: null, survey_number: null, estimate_percent: null, note: '' },
  ...{ photos: [], tell: [], updated_at: VERSION },
});
const DUE = {
  ...{ animal: 'c', name: 'Gauri', kind: 'heat_watch', duty: null, due_on: today, until: today },
  ...{ because: 'She was in heat 21 days ago.', article: 12 },
};
const WHEAT = {
  ...{ id: 'p', field: 'f', crop: 'wheat', variety: null, sown_on: '2026-11-12', area_acres: 2 },
  ...{ expected_harvest: '2027-03-12', harvest_window: null, status: 'growing', ended_on: null },
  ...{ yield_quintals: null, seed: null, spacing: null, ratoon: false, note: '' },
  ...{ stage: 'initial', day: 8, updated_at: VERSION },
};
const list = (body: unknown) => ({ status: 200, body });

function show(answers: Record<string, unknown> = {}) {
  keepTokens({ access: FAR, refresh: FAR });
  const server = fakeServer({
    'GET /api/user/losses/': list([]),
    'GET /api/user/plantings/': list([]),
    'GET /api/user/farm-tasks/': list([]),
    'GET /api/user/animals/due/': list([]),
    'GET /api/user/loans/': list([]),
    'GET /api/user/notifications/': list([]),
    'GET /api/crops/': list([]),
    ...(answers as Parameters<typeof fakeServer>[0]),
  });
  renderApp(<TodayPart />, { at: '/application' });
  return server;
}

const lines = async () => {
  const card = await screen.findByRole('region', { name: 'Today' });
  await within(card).findAllByRole('listitem');
  return within(card)
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.textContent ?? '');
};

describe('today', () => {
  it('says that nothing presses only when everything was looked up', async () => {
    show();
    expect(await screen.findByText('Nothing presses today.')).toBeDefined();
  });

  it('says so when a part could not be looked up', async () => {
    show({ 'GET /api/user/loans/': { status: 500, body: { errors: {}, problems: [] } } });
    expect(await screen.findByText('Some of it could not be looked up just now.')).toBeDefined();
    expect(screen.queryByText('Nothing presses today.')).toBeNull();
  });

  it('puts first what loses most with each hour, at most five, each with its reason', async () => {
    const late = addLocalDays(today, -2);
    show({
      'GET /api/user/losses/': list([loss()]),
      'GET /api/user/loans/': list([LOAN]),
      'GET /api/user/animals/due/': list([DUE]),
      'GET /api/user/farm-tasks/': list([
        task('1', 'Weed the cotton', late),
        task('2', 'Sow next month', addLocalDays(today, 30)),
        task('3', 'Forgotten', addLocalDays(today, -40)),
        task('4', 'Mend the fence', late),
        task('5', 'Buy seed', late),
        task('6', 'Clean the shed', late),
      ]),
    });
    const shown = await lines();
    expect(shown).toHaveLength(5);
    expect(shown[0]).toMatch(/^Hailstorm: 5 hours left to report the loss/);
    expect(shown.join(' ')).not.toMatch(/Forgotten|Sow next month|Gramin/);
    const [first] = await screen.findAllByRole('button', { expanded: false });
    await userEvent.click(first as HTMLElement);
    expect(await screen.findByText(/within 72 hours/)).toBeDefined();
  });

  it('shows one duty of several animals once, by its own name', async () => {
    const because = 'FMD vaccine for the whole herd, every 6 months';
    const duty = { ...DUE, kind: 'vaccination', because, until: null };
    show({
      'GET /api/user/animals/due/': list([
        { ...duty, duty: 'fmd-herd' },
        { ...duty, duty: 'fmd-herd', animal: 'd', name: 'Lakshmi' },
        { ...duty, duty: 'hs-herd', because: 'HS vaccine for the herd, before the monsoon' },
        DUE,
      ]),
    });
    const shown = (await lines()).map((line) => line.replace(/ Why\?$/, ''));
    expect(shown).toHaveLength(3);
    expect(shown.join(' | ')).toContain(`Gauri and Lakshmi: ${because}`);
    expect(shown.join(' | ')).toContain('Gauri: HS vaccine for the herd, before the monsoon');
    expect(shown.join(' | ')).toContain('Gauri: watch for heat');
  });

  it('tells when to water a crop that the irrigation form lacks, on half an acre', async () => {
    const cotton = { ...WHEAT, crop: 'cotton', calendar: 'cotton', area_acres: 0.5 };
    const advice = {
      ...{ crop_type: 'cotton', land_size: 0.5, date: today, planting: 'p', temperature: 24 },
      ...{ humidity: null, precipitation: 0, water_requirement: 120, suggestion: 'Irrigate.' },
      ...{ suggestion_code: 'irrigate-today', suggestion_values: {}, period_days: 7, daily: [] },
      ...{ method: 'penman-monteith', season: 'kharif', stage: 'late', sowing_date: '2026-06-20' },
      ...{ sowing_date_assumed: false, irrigation_method: 'flood', efficiency: 0.6, notes: [] },
      ...{ net_need_mm: 36, gross_need_mm: 60, stored_mm: 0, working: [], pump: null },
      ...{ place: { lat: 20.39, lon: 78.13, name: 'Yavatmal' }, station: null },
    };
    const server = show({
      'GET /api/user/plantings/': list([cotton]),
      'GET /api/crops/': list([listedGuide('cotton', 'Cotton')]),
      'POST /api/user/irrigation/': list(advice),
    });
    expect(await screen.findByText(/^Cotton: .*120 m³/)).toBeDefined();
    expect(server.calls.find(({ path }) => path === '/api/user/irrigation/')?.body).toMatchObject({
      farmer: { crop_type: 'cotton', land_size: 0.5, planting: 'p' },
    });
  });

  it('asks where the fields are when water cannot be worked out without', async () => {
    const problem = { field: 'location', code: 'field_place_unknown', params: {} };
    show({
      'GET /api/user/plantings/': list([WHEAT]),
      'POST /api/user/irrigation/': {
        status: 400,
        body: {
          errors: { location: [irrigationProblems.field_place_unknown] },
          problems: [problem],
        },
      },
    });
    expect(await screen.findByText('Say where your fields are')).toBeDefined();
    expect(screen.queryByText(/could not be looked up/)).toBeNull();
  });

  describe('a price at my mandis', () => {
    const record = (market: string, modal_price: number, arrival_date: string) => ({
      ...{ commodity: 'Wheat', market, district: 'Nagpur', state: 'Maharashtra', arrival_date },
      ...{ min_price: modal_price - 100, max_price: modal_price + 100, modal_price },
    });
    const before = (market: string, modal_price: number) => ({
      ...{ market, district: 'Nagpur', state: 'Maharashtra', modal_price },
      arrival_date: addLocalDays(today, -8),
    });
    const prices = (modal: number, day = addLocalDays(today, -1), sample = false) => ({
      'GET /api/user/plantings/': list([WHEAT]),
      'GET /api/user/place/': list({
        ...{ lat: null, lon: null, city: null, district: 'Nagpur', state: 'Maharashtra' },
        updated_at: VERSION,
      }),
      'GET /api/crops/': list([listedGuide('wheat', 'Wheat', { keys: { market: ['Wheat'] } })]),
      'GET /api/market/prices/': list({
        ...{ records: [record('Nagpur', modal, day), record('Katol', modal, day)], total: 2 },
        ...{ as_of: day, sample, stale: false, exact: true, msp: [] },
        week_before: [before('Nagpur', 2500)],
      }),
    });

    it('is told when it moved by a twentieth in a week', async () => {
      show(prices(2650));
      expect(await screen.findByText('Wheat: up ₹150 in a week, ₹2,650 a quintal')).toBeDefined();
      const open = screen.getByRole('link', { name: /^Open: Wheat: up/ });
      expect(open.getAttribute('href')).toBe('/application/market?crop=wheat');
    });

    it.each([
      ['moved less', prices(2600)],
      ['is of last week', prices(2650, addLocalDays(today, -6))],
      ['is of the sample', prices(2650, addLocalDays(today, -1), true)],
    ])('is not told when it %s', async (_, answers) => {
      const server = show(answers);
      await waitFor(() =>
        expect(server.calls.some(({ path }) => path.startsWith('/api/market/prices/'))).toBe(true),
      );
      await screen.findByText(/Nothing presses today|could not be looked up/);
      expect(screen.queryByText(/in a week/)).toBeNull();
    });
  });

  it('does a task from here, and does not name it again', async () => {
    const one = task('1', 'Weed the cotton', today);
    let isDone = false;
    const server = show({
      'GET /api/user/farm-tasks/': () => list(isDone ? [] : [one]),
      'PUT /api/user/farm-tasks/1/done/': () => {
        isDone = true;
        return { status: 200, body: { ...one, is_completed: true } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Done: Weed the cotton' }));
    expect(await screen.findByText('Nothing presses today.')).toBeDefined();
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ done: true });
  });
});
