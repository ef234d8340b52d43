import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { keepTokens } from '../lib/session/tokens.ts';
import { addLocalDays, todayLocal } from '../lib/time/local-date.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { listedGuide } from '../test/listed-guide.ts';
import { renderApp } from '../test/render.tsx';
import FarmPage from './farm.page.tsx';

const FAR = `x.${btoa(JSON.stringify({ sub: 'a', exp: 4_000_000_000 }))}.y`;
const VERSION = '2026-11-20T06:00:00.000Z';
const FIELD = {
  ...{ id: 'f', name: 'River field', area: 2, area_unit: 'acre', area_state: null, area_acres: 2 },
  ...{ soil: null, irrigation: null, location: null, boundary: null, boundary_accuracy_m: null },
  ...{ boundary_acres: null, boundary_error_acres: null, updated_at: VERSION },
};
const WHEAT = {
  ...{ id: 'p', field: 'f', crop: 'wheat', variety: null, sown_on: '2026-11-12', area_acres: 2 },
  ...{ expected_harvest: '2027-03-12', harvest_window: null, status: 'growing', ended_on: null },
  ...{ yield_quintals: null, seed: null, spacing: null, ratoon: false, note: '' },
  ...{ stage: 'initial', day: 8, updated_at: VERSION },
};
const LOSS = {
  ...{ id: 'l', planting: 'p', cause: 'hailstorm', stage: 'standing', cover: 'localised' },
  ...{ needs_72_hours: true, happened_at: VERSION, reported_at: null, insured: null },
  ...{ deadline_at: '2099-11-23T06:00:00.000Z', policy_number: null, insurer: null, bank: null },
  ...{ survey_number: null, estimate_percent: null, note: '', told: [], photos: [] },
  tell: [{ who: 'helpline', number: '14447', url: null, told_at: null }],
  updated_at: VERSION,
};
const EVENT = {
  ...{ id: 'e', planting: 'p', kind: 'watering', date: '2026-11-20', amount: null, unit: null },
  ...{ note: '', product: null, waiting_days: null, updated_at: VERSION },
};

const show = (answers: Record<string, unknown> = {}) => {
  keepTokens({ access: FAR, refresh: FAR });
  const server = fakeServer({
    'GET /api/user/fields/': { status: 200, body: [] },
    'GET /api/user/plantings/': { status: 200, body: [] },
    'GET /api/user/losses/': { status: 200, body: [] },
    'GET /api/user/shares/': { status: 200, body: [] },
    'GET /api/crops/': { status: 200, body: [] },
    'GET /api/user/profile/': { status: 404, body: { errors: {}, problems: [] } },
    ...(answers as Parameters<typeof fakeServer>[0]),
  });
  renderApp(<FarmPage />, { at: '/application/farm' });
  return server;
};

it('asks which crops grow on an empty farm', async () => {
  show();
  expect(await screen.findByText('Which crops stand in your fields now?')).toBeDefined();
  expect(await screen.findByText(/No field yet/)).toBeDefined();
});

it('shows current crops, and logs work with one click', async () => {
  const server = show({
    'GET /api/user/fields/': { status: 200, body: [FIELD] },
    'GET /api/user/plantings/': { status: 200, body: [WHEAT] },
    'POST /api/user/plantings/p/events/': { status: 201, body: EVENT },
  });
  expect(await screen.findByRole('heading', { name: /wheat, 2 acres, sown/ })).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Watered' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  expect(server).toBeDefined();
});

it('shows the deadline of a loss, and calls the helpline with one click', async () => {
  show({ 'GET /api/user/losses/': { status: 200, body: [LOSS] } });
  await userEvent.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  const panel = await screen.findByRole('tabpanel');
  expect(await within(panel).findByText(/hours are left to tell/)).toBeDefined();
  const call = within(panel).getByRole('link', { name: '14447' });
  expect(call.getAttribute('href')).toBe('tel:14447');
});

it('keeps whom was told of a loss and the number that they gave', async () => {
  const server = show({
    'GET /api/user/losses/': { status: 200, body: [LOSS] },
    'PUT /api/user/losses/l/': answerTo('PUT /api/user/losses/l/', LOSS),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have told them' }));
  await userEvent.type(await screen.findByLabelText('Number they gave'), 'MH-77');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      told: [{ who: 'helpline', number: 'MH-77' }],
    }),
  );
  for (const name of ['From near', 'Whole field', 'From the road'])
    expect(screen.getByRole('button', { name })).toBeDefined();
});

it('offers the jobs of the crop guide with their days, to be taken or left out one by one', async () => {
  const job = (key: string, section: string, days: [number, number]) => ({
    ...{ key, section, days, text: `What to do: ${key}.`, states: [], from: 'sowing' },
  });
  const today = todayLocal();
  const planting = { ...WHEAT, crop: 'soybean', sown_on: today, plan_refused: [] };
  const server = show({
    'GET /api/user/plantings/': { status: 200, body: [planting] },
    'GET /api/user/plantings/p/': answerTo('GET /api/user/plantings/p/', {
      ...planting,
      plan: [{ key: 'weeds', task: 't', date: addLocalDays(today, 16), done_on: null }],
    }),
    'GET /api/crops/': { status: 200, body: [listedGuide('soybean', 'Soybean')] },
    'GET /api/crops/soybean/': answerTo('GET /api/crops/soybean/', {
      ...{ id: 'soybean', name: 'Soybean' },
      work: [
        job('first-water', 'water', [20, 25]),
        job('weeds', 'weeds', [15, 20]),
        job('treatment', 'seed', [-3, -1]),
      ],
    }),
    'POST /api/user/farm-tasks/': answerTo('POST /api/user/farm-tasks/'),
    'PUT /api/user/plantings/p/': answerTo('PUT /api/user/plantings/p/', planting),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Diary and money' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/In your tasks for/)).toBeDefined();
  expect(within(dialog).queryByText(/treatment/)).toBeNull();
  const water = within(dialog)
    .getByText(/first-water/)
    .closest('li') as HTMLElement;
  await userEvent.click(within(water).getByRole('button', { name: 'Take as a task' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ task_name: 'Soybean: Water', date: addLocalDays(today, 20) },
      ...{ source: 'plan:first-water', planting: 'p', notes: 'What to do: first-water.' },
    }),
  );
  await userEvent.click(within(water).getByRole('button', { name: 'Not for me' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      plan_refused: ['first-water'],
    }),
  );
});

it('writes a harvest with its yield, and what it was sold for into the books', async () => {
  const server = show({
    'GET /api/user/plantings/': { status: 200, body: [WHEAT] },
    'POST /api/user/plantings/p/events/': { status: 201, body: EVENT },
    'POST /api/user/expenses/': answerTo('POST /api/user/expenses/'),
    'POST /api/user/incomes/': answerTo('POST /api/user/incomes/'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write more' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('What was done'), 'harvest');
  await userEvent.type(dialog.getByLabelText('How much'), '12.5');
  await userEvent.type(dialog.getByLabelText('Paid for it, in rupees'), '3000');
  await userEvent.type(dialog.getByLabelText('Sold for, in rupees'), '30000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const posts = server.calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toMatchObject([
    { kind: 'harvest', amount: 12.5, unit: 'q', value: null },
    { category: 'labor', amount: 3000, planting: 'p' },
    { source: 'crop_sale', amount: 30_000, planting: 'p' },
  ]);
});

it('makes a link to a diary for some days, and takes one back', async () => {
  const share = { id: 's', planting: 'p', expires_at: '2099-01-01T00:00:00.000Z' };
  const server = show({
    'GET /api/user/plantings/': { status: 200, body: [WHEAT] },
    'GET /api/user/shares/': answerTo('GET /api/user/shares/', [share]),
    'POST /api/user/shares/': answerTo('POST /api/user/shares/', share),
    'DELETE /api/user/shares/s/': { status: 204 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Share a diary' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('For how long'), '30');
  await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ planting: 'p', days: 30 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(true));
});
