import { irrigationProblems } from '@ankur/contracts/irrigation/problems';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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
const ADVICE = {
  ...{ crop_type: 'cotton', land_size: 0.5, date: today, planting: 'p', temperature: 24 },
  ...{ humidity: null, precipitation: 0, water_requirement: 120, suggestion: 'Irrigate.' },
  ...{ suggestion_code: 'irrigate-today', suggestion_values: {}, period_days: 7, daily: [] },
  ...{ method: 'penman-monteith', season: 'kharif', stage: 'late', sowing_date: '2026-06-20' },
  ...{ sowing_date_assumed: false, irrigation_method: 'flood', efficiency: 0.6, notes: [] },
  ...{ net_need_mm: 36, gross_need_mm: 60, stored_mm: 0, working: [], pump: null },
  ...{ place: { lat: 20.39, lon: 78.13, name: 'Yavatmal' }, station: null },
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
    const server = show({
      'GET /api/user/plantings/': list([cotton]),
      'GET /api/crops/': list([listedGuide('cotton', 'Cotton')]),
      'POST /api/user/irrigation/': list(ADVICE),
    });
    expect(await screen.findByText(/^Cotton: .*120 m³/)).toBeDefined();
    expect(server.calls.find(({ path }) => path === '/api/user/irrigation/')?.body).toMatchObject({
      farmer: { crop_type: 'cotton', land_size: 0.5, planting: 'p' },
    });
  });

  it('writes a watering down from here, takes it back, and tells two fields of one crop apart', async () => {
    const cotton = { ...WHEAT, crop: 'cotton', calendar: 'cotton', area_acres: 0.5 };
    const field = { ...{ id: 'f', name: 'Lower', area: 2, area_unit: 'acre', area_acres: 2 } };
    const more = { area_state: null, soil: null, irrigation: null, location: null, boundary: null };
    const edge = { boundary_accuracy_m: null, boundary_acres: null, boundary_error_acres: null };
    const entry = { ...{ planting: 'p', kind: 'watering', date: today, waiting_days: null } };
    const rest = { amount: null, unit: null, note: '', product: null, value: null };
    const watered = new Set<string>();
    const server = show({
      'GET /api/user/plantings/': list([cotton, { ...cotton, id: 'q', field: 'g' }]),
      'GET /api/user/fields/': list([
        { ...field, ...more, ...edge, updated_at: VERSION },
        { ...field, ...more, ...edge, id: 'g', name: 'Upper', updated_at: VERSION },
      ]),
      'GET /api/crops/': list([listedGuide('cotton', 'Cotton')]),
      'POST /api/user/irrigation/': ({ body }: { body: unknown }) => {
        const { planting } = (body as { farmer: { planting: string } }).farmer;
        const done = { suggestion_code: 'no-irrigation-needed', water_requirement: 0 };
        return list({ ...ADVICE, planting, ...(watered.has(planting) && done) });
      },
      'POST /api/user/plantings/p/events/': () => {
        watered.add('p');
        return {
          status: 201,
          body: { ...entry, ...rest, id: 'e', picture: null, updated_at: VERSION },
        };
      },
      'DELETE /api/user/plantings/p/events/e/': () => {
        watered.delete('p');
        return { status: 204 };
      },
    });
    await screen.findByText(/^Cotton, Upper: /);
    await userEvent.click(await screen.findByRole('button', { name: /^Done: Cotton, Lower: / }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Done: Cotton, Lower: / })).toBeNull(),
    );
    expect(server.calls.find(({ path }) => path.endsWith('/p/events/'))?.body).toMatchObject({
      ...{ kind: 'watering', date: today },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
    await screen.findByRole('button', { name: /^Done: Cotton, Lower: / });
  });

  it('writes a duty of the herd down from here, for each of its animals', async () => {
    const duty = { ...DUE, kind: 'care', duty: 'hoof-trim', because: 'Hooves', until: null };
    const done: string[] = [];
    const write = (animal: string) => () => {
      done.push(animal);
      const told = { id: `e-${animal}`, animal, kind: 'other', date: today };
      const none = { amount: null, unit: null, note: '', time_of_day: null, fat_percent: null };
      const more = { snf_percent: null, result: null, product: null, milk_waiting_days: null };
      const last = { meat_waiting_days: null, picture: null, updated_at: VERSION };
      return { status: 201, body: { ...told, ...none, ...more, ...last, duty: 'hoof-trim' } };
    };
    const server = show({
      'GET /api/user/animals/due/': () =>
        list(
          [duty, { ...duty, animal: 'd', name: 'Lakshmi' }].filter(
            (one) => !done.includes(one.animal),
          ),
        ),
      'POST /api/user/animals/c/events/': write('c'),
      'POST /api/user/animals/d/events/': write('d'),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Done: Gauri and Lakshmi: Hooves' }),
    );
    expect(await screen.findByText('Nothing presses today.')).toBeDefined();
    screen.getByText('Gauri and Lakshmi: Hooves');
    const sent = server.calls.filter(({ path }) => path.endsWith('/events/'));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { kind: 'other', date: today, duty: 'hoof-trim' },
      { kind: 'other', date: today, duty: 'hoof-trim' },
    ]);
  });

  it('takes back what it wrote when a duty is refused for one of the animals', async () => {
    const duty = { ...DUE, kind: 'care', duty: 'hoof-trim', because: 'Hooves', until: null };
    const told = { id: 'e-c', animal: 'c', kind: 'other', date: today, duty: 'hoof-trim' };
    const none = { amount: null, unit: null, note: '', time_of_day: null, fat_percent: null };
    const more = { snf_percent: null, result: null, product: null, milk_waiting_days: null };
    const last = { meat_waiting_days: null, picture: null, updated_at: VERSION };
    const server = show({
      'GET /api/user/animals/due/': list([duty, { ...duty, animal: 'd', name: 'Lakshmi' }]),
      'POST /api/user/animals/c/events/': {
        status: 201,
        body: { ...told, ...none, ...more, ...last },
      },
      'POST /api/user/animals/d/events/': { status: 404, body: {} },
      'DELETE /api/user/animals/c/events/e-c/': { status: 204 },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Done: Gauri and Lakshmi: Hooves' }),
    );
    await waitFor(() => expect(server.calls.map(({ method }) => method)).toContain('DELETE'));
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });

  it('asks for what it must know of a pregnancy check on the page of the herd', async () => {
    show({ 'GET /api/user/animals/due/': list([{ ...DUE, kind: 'pregnancy_check' }]) });
    const open = await screen.findByRole('link', { name: /^Open: Gauri/ });
    expect(open.getAttribute('href')).toBe('/application/farm#herd');
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

    it('is told once where an alert rang for it too', async () => {
      const payload = { commodity: 'Wheat', market: 'Nagpur', price: 2650, date: today };
      const notice = { id: 'n', kind: 'price-alert', payload, link: '/application/market' };
      const created_at = new Date(nowMs()).toISOString();
      const server = show({
        ...prices(2650),
        'GET /api/user/notifications/': list([{ ...notice, read: false, created_at }]),
      });
      await waitFor(() => {
        const asked = server.calls.map(({ path }) => path.split('?')[0]);
        expect(asked).toEqual(
          expect.arrayContaining(['/api/market/prices/', '/api/user/notifications/']),
        );
      });
      await screen.findByRole('link', { name: /2,650/ });
      expect((await lines()).filter((line) => /2,650/.test(line))).toHaveLength(1);
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

  it('reads the lines, and after a pause from the start again', async () => {
    const speak = vi.fn();
    const voice = { speak, cancel: vi.fn(), pause: vi.fn(), resume: vi.fn() };
    vi.stubGlobal('speechSynthesis', { ...voice, getVoices: () => [] });
    vi.stubGlobal('SpeechSynthesisUtterance', function say(this: { text: string }, text: string) {
      this.text = text;
    });
    show({ 'GET /api/user/farm-tasks/': list([task('1', 'Weed the cotton', today)]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Read it to me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    screen.getByRole('button', { name: 'Go on' });
    await userEvent.click(screen.getByRole('button', { name: 'Read it to me' }));
    expect(speak.mock.calls.map(([{ text }]) => text)).toEqual([
      '1. Weed the cotton.',
      '1. Weed the cotton.',
    ]);
    vi.unstubAllGlobals();
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
