import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const show = (answers: Record<string, unknown> = {}) => {
  keepTokens({ access: FAR, refresh: FAR });
  const server = fakeServer({
    'GET /api/user/fields/': { status: 200, body: [] },
    'GET /api/user/plantings/': { status: 200, body: [] },
    'GET /api/user/losses/': { status: 200, body: [] },
    'GET /api/user/shares/': { status: 200, body: [] },
    'GET /api/crops/': { status: 200, body: [] },
    'GET /api/geo/tiles/': { status: 200, body: { url: null, attribution: null } },
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

it('takes what is due for an animal as a task, keeps quiet when told so, and prices milk by fat and SNF', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', count: 1, present: 1, quiet: ['care'] };
  const animal = answerTo('GET /api/user/animals/', [cow]);
  const today = todayLocal();
  const due = (kind: string, due_on: string) => ({
    ...{ animal: 'c', name: 'Gauri', kind, due_on, because: `Why ${kind}.`, article: 22 },
  });
  const server = show({
    'GET /api/user/animals/': animal,
    'GET /api/user/animals/due/': answerTo('GET /api/user/animals/due/', [
      due('heat_watch', today),
      due('vaccination', addLocalDays(today, 60)),
    ]),
    'POST /api/user/farm-tasks/': answerTo('POST /api/user/farm-tasks/'),
    'PUT /api/user/animals/c/': answerTo('PUT /api/user/animals/c/', cow),
    'POST /api/user/incomes/': answerTo('POST /api/user/incomes/'),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  expect(await screen.findByText(/Why vaccination/)).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Take as a task' }));
  expect(await screen.findByText(/In your tasks for/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Milk sold to the dairy' }));
  const dialog = within(await screen.findByRole('dialog'));
  const figures = [
    ['Litres', '10'],
    ['Fat, per cent', '6'],
    ['SNF, per cent', '9'],
    ['Rate for a kilogram of fat, rupees', '400'],
    ['Rate for a kilogram of SNF, rupees', '250'],
  ] as const;
  for (const [label, figure] of figures) await userEvent.type(dialog.getByLabelText(label), figure);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = (method: string) =>
    server.calls.filter((call) => call.method === method).map(({ body }) => body);
  // 10 litres are 10.3 kg: 0.618 kg of fat at 400 and 0.927 kg of SNF at 250 rupees.
  expect(sent('POST')).toMatchObject([
    { task_name: 'Gauri: watch for heat', date: today, source: 'herd:heat_watch' },
    { source: 'livestock_sale', amount: 478.95 },
  ]);
});

it('tells of nothing that the farmer does not want to be reminded of', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', count: 1, present: 1, quiet: ['care'] };
  const server = show({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [cow]),
    'GET /api/user/animals/due/': answerTo('GET /api/user/animals/due/', [
      { animal: 'c', name: 'Gauri', kind: 'heat_watch', due_on: todayLocal(), article: 22 },
    ]),
    'PUT /api/user/animals/c/': answerTo('PUT /api/user/animals/c/', cow),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Do not remind me' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      quiet: ['care', 'heat_watch'],
    }),
  );
});

it('adds a field by walking around it, with the area and how far it may be wrong', async () => {
  let heard: PositionCallback = () => undefined;
  const geolocation = {
    watchPosition: (listener: PositionCallback) => {
      heard = listener;
      return 1;
    },
    clearWatch: vi.fn(),
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  const server = show({ 'POST /api/user/fields/': { status: 201, body: FIELD } });
  await userEvent.click(await screen.findByRole('button', { name: 'Walk around a field' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Start walking' }));
  const corners = [
    [20.39, 78.12],
    [20.39, 78.121],
    [20.391, 78.121],
    [20.391, 78.12],
  ] as const;
  act(() => {
    // A fix that is too vague is no corner; one within five metres of the last is none either.
    for (const [latitude, longitude, accuracy] of [
      [20.5, 78.5, 400],
      [corners[0][0], corners[0][1], 4],
      [20.390_01, 78.12, 4],
      ...corners.slice(1).map(([lat, lon]) => [lat, lon, 6] as const),
    ] as const)
      heard({ coords: { latitude, longitude, accuracy } } as GeolocationPosition);
  });
  expect(dialog.getByRole('img', { name: 'Outline of 4 points' })).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'I am round' }));
  expect(geolocation.clearWatch).toHaveBeenCalledWith(1);
  // 110.7 m by 104.4 m.
  expect(dialog.getByText(/^2\.8\d acres, give or take 0\.\d+/)).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Name of the field'), 'Hill');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ name: 'Hill', boundary: corners, boundary_accuracy_m: 6, area_unit: 'acre' },
    }),
  );
});

it('corrects the border of a field on the map of the operator, and keeps what was told of the field', async () => {
  const boundary = [
    [20.39, 78.12],
    [20.39, 78.121],
    [20.391, 78.121],
  ];
  const told = { ...FIELD, area: 1.42, area_acres: 1.42, boundary_acres: 1.42, soil: 'black' };
  const server = show({
    'GET /api/user/fields/': { status: 200, body: [{ ...told, boundary, boundary_accuracy_m: 5 }] },
    'GET /api/geo/tiles/': {
      status: 200,
      body: { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '© Example' },
    },
    'PUT /api/user/fields/f/': { status: 200, body: FIELD },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Border of/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('© Example')).toBeDefined();
  const map = dialog.getByRole('img', { name: 'Outline of 3 points' });
  const tiles = [...map.querySelectorAll('image')].map((tile) => tile.getAttribute('href'));
  expect(tiles.length).toBeGreaterThanOrEqual(4);
  for (const tile of tiles)
    expect(tile).toMatch(/^https:\/\/tiles\.example\.org\/18\/\d+\/\d+\.png$/);
  // A press on the empty corner of the square closes it to one.
  fireEvent.pointerDown(map, { clientX: 57, clientY: 51, pointerId: 1 });
  fireEvent.pointerUp(map, { clientX: 57, clientY: 51, pointerId: 1 });
  expect(dialog.getByRole('img', { name: 'Outline of 4 points' })).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls.some(({ method }) => method === 'PUT')).toBe(true));
  const sent = server.calls.find(({ method }) => method === 'PUT')?.body as {
    boundary: [number, number][];
    area: number;
  };
  expect(sent).toMatchObject({ name: FIELD.name, soil: 'black', boundary_accuracy_m: 5 });
  expect(sent.boundary[3]?.[0]).toBeCloseTo(20.391, 3);
  expect(sent.boundary[3]?.[1]).toBeCloseTo(78.12, 3);
  expect(sent.area).toBeGreaterThan(2.4);
});

it('tells two plantings of one crop apart where an entry is written', async () => {
  const fields = [FIELD, { ...FIELD, id: 'g', name: 'Hill field' }];
  const second = { ...WHEAT, id: 'q', field: 'g', sown_on: '2026-11-20' };
  const server = show({
    'GET /api/user/fields/': { status: 200, body: fields },
    'GET /api/user/plantings/': { status: 200, body: [WHEAT, second] },
    'GET /api/crops/': { status: 200, body: [listedGuide('wheat', 'Wheat')] },
    'POST /api/user/plantings/q/events/': { status: 201, body: { ...EVENT, planting: 'q' } },
  });
  const write = within(await screen.findByRole('region', { name: 'Write down' }));
  await userEvent.click(write.getByRole('button', { name: 'Water' }));
  const dialog = within(await screen.findByRole('dialog'));
  const which = dialog.getByLabelText('Which crop');
  await waitFor(() =>
    expect([...which.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Wheat, River field',
      'Wheat, Hill field',
    ]),
  );
  await userEvent.selectOptions(which, 'Wheat, Hill field');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toContain(
      'POST /api/user/plantings/q/events/',
    ),
  );
});

it('fills an empty farm by some presses: crops, their land, and the animals', async () => {
  const server = show({
    'GET /api/crops/': {
      status: 200,
      body: [listedGuide('wheat', 'Wheat'), listedGuide('cotton', 'Cotton')],
    },
    'POST /api/user/plantings/': ({ body }: { body: unknown }) => ({
      status: 201,
      body: { ...WHEAT, ...(body as object) },
    }),
    'POST /api/user/animals/': ({ body }: { body: unknown }) =>
      answerTo('POST /api/user/animals/', body),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cotton' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wheat' }));
  await userEvent.click(screen.getByRole('button', { name: 'These stand now' }));
  const cotton = within(screen.getByRole('group', { name: 'Cotton' }));
  await userEvent.type(cotton.getByLabelText('Acres'), '3');
  await userEvent.type(cotton.getByLabelText('Sown on'), '2026-06-20');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.type(screen.getByLabelText('Buffalo'), '2');
  await userEvent.type(screen.getByLabelText('Poultry'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Write it all down' }));
  const sent = () => server.calls.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()).toHaveLength(5));
  const made = (path: string) =>
    sent()
      .filter((one) => one.path.startsWith(path))
      .map(({ body }) => body);
  expect(made('/api/user/plantings/')).toMatchObject([
    { crop: 'cotton', status: 'growing', area_acres: 3, sown_on: '2026-06-20' },
    { crop: 'wheat', status: 'growing', area_acres: null, sown_on: null },
  ]);
  expect(made('/api/user/animals/')).toMatchObject([
    { species: 'buffalo', name: 'Buffalo 1', count: 1 },
    { species: 'buffalo', name: 'Buffalo 2', count: 1 },
    { species: 'poultry', name: 'Poultry', count: 12 },
  ]);
});

it('makes the land of an old profile one field, after asking', async () => {
  const profile = answerTo('GET /api/user/profile/', { land_size: 5 });
  const server = show({
    'GET /api/user/profile/': profile,
    'POST /api/user/fields/': { status: 201, body: FIELD },
  });
  expect(await screen.findByText(/Your profile says 5 acres/)).toBeDefined();
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, one field' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ name: 'My field', area: 5, area_unit: 'acre' },
    }),
  );
});

it('writes what happened to an animal with its cost, and takes both back', async () => {
  const hens = { id: 'h', name: 'Hens', species: 'poultry', count: 12, present: 12, quiet: [] };
  const animal = answerTo('GET /api/user/animals/', [hens]);
  const server = show({
    'GET /api/user/animals/': animal,
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'POST /api/user/animals/h/events/': answerTo('POST /api/user/animals/h/events/', { id: 'e' }),
    'POST /api/user/expenses/': answerTo('POST /api/user/expenses/', { id: 'x' }),
    'DELETE /api/user/animals/h/events/e/': { status: 204 },
    'DELETE /api/user/expenses/x/': { status: 204 },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Write more' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('What was done'), 'feed');
  await userEvent.type(dialog.getByLabelText('How much'), '8');
  await userEvent.type(dialog.getByLabelText('Paid for it, in rupees'), '240');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = (method: string) => server.calls.filter((one) => one.method === method);
  expect(sent('POST').map(({ body }) => body)).toMatchObject([
    { kind: 'feed', amount: 8, unit: 'kg' },
    { category: 'other', amount: 240, animal: 'h' },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('DELETE')).toHaveLength(2));
});

it('computes the weight of a cow by her girth and length, and says how', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', sex: 'female', count: 1, present: 1 };
  const server = show({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [{ ...cow, quiet: [] }]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'POST /api/user/animals/c/events/': answerTo('POST /api/user/animals/c/events/'),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Write more' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('What was done'), 'weight');
  await userEvent.type(dialog.getByLabelText('Chest girth, centimetres'), '165');
  await userEvent.type(dialog.getByLabelText('Body length, centimetres'), '140');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ kind: 'weight', amount: 352, unit: 'kg', note: 'girth 165 cm, length 140 cm' },
    }),
  );
});

it('offers the most frequent entries at the top, for the crop that is chosen', async () => {
  const cotton = { ...WHEAT, id: 'q', crop: 'cotton', sown_on: '2026-06-20' };
  const cow = { id: 'c', name: 'Gauri', species: 'cow', sex: 'female', count: 1, present: 1 };
  const server = show({
    'GET /api/user/plantings/': { status: 200, body: [WHEAT, cotton] },
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [{ ...cow, quiet: [] }]),
    'POST /api/user/plantings/q/events/': { status: 201, body: { ...EVENT, planting: 'q' } },
    'POST /api/user/expenses/': answerTo('POST /api/user/expenses/'),
    'POST /api/user/animals/c/events/': answerTo('POST /api/user/animals/c/events/'),
  });
  const bar = within(await screen.findByRole('region', { name: 'Write down' }));
  for (const name of ['Water', 'Spray', 'Hands', 'Harvest'])
    expect(await bar.findByRole('button', { name })).toBeDefined();
  await userEvent.click(bar.getByRole('button', { name: 'Hands' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hands' }));
  await userEvent.selectOptions(dialog.getByLabelText('Which crop'), 'cotton');
  await userEvent.type(dialog.getByLabelText('Paid for it, in rupees'), '900');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await bar.findByText('Written down.')).toBeDefined();
  await userEvent.click(await bar.findByRole('button', { name: 'Milk of today' }));
  await userEvent.type(await screen.findByLabelText('Litres'), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Morning milk' }));
  const sent = () => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { kind: 'labour' },
      { category: 'labor', amount: 900, planting: 'q' },
      { kind: 'milk', amount: 5, time_of_day: 'morning' },
    ]),
  );
});

it('shows the diary of an animal and its milk by the day', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', sex: 'female', count: 1, present: 1 };
  const milk = (id: string, date: string, amount: number) => ({
    ...{ id, kind: 'milk', date, amount, unit: 'litre' },
  });
  show({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [{ ...cow, quiet: [] }]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'GET /api/user/animals/c/events/': answerTo('GET /api/user/animals/c/events/', [
      milk('a', '2026-11-20', 4),
      milk('b', '2026-11-21', 5),
      milk('d', '2026-11-21', 4.5),
      milk('e', '2026-11-22', 6),
      { id: 'f', kind: 'medicine', date: '2026-11-22', product: 'Oxytetracycline' },
    ]),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Diary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gauri' }));
  expect(await dialog.findByText(/Medicine · Oxytetracycline/)).toBeDefined();
  expect(await dialog.findByText('Milk by the day')).toBeDefined();
  expect(dialog.getByText(/No curve of the breed/)).toBeDefined();
});

it('draws the usual milk of a Murrah buffalo beside her own, with its source and a table', async () => {
  const she = { id: 'c', name: 'Kali', species: 'buffalo', breed: 'Murrah', sex: 'female' };
  const milk = (id: string, date: string) => ({
    ...{ id, kind: 'milk', date, amount: 5, unit: 'litre' },
  });
  show({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [
      { ...she, count: 1, present: 1, quiet: [] },
    ]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'GET /api/user/animals/c/events/': answerTo('GET /api/user/animals/c/events/', [
      ...[milk('a', '2026-11-20'), milk('b', '2026-11-21'), milk('d', '2026-11-22')],
      { id: 'f', kind: 'calving', date: '2026-11-07' },
    ]),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Diary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kali' }));
  const source = await dialog.findByRole('link', { name: /Journal of Animal Research/ });
  expect(source.getAttribute('href')).toMatch(/ndpublisher\.in/);
  expect(dialog.queryByText(/No curve of the breed/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Show as table' }));
  // Day 15 after the calving: 5.91 kg at 1.03 kg a litre.
  expect(dialog.getByRole('row', { name: /22.* 5 5\.7/ })).toBeDefined();
});
