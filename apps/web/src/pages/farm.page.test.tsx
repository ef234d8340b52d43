import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Link } from '../lib/router/link.tsx';
import { addLocalDays, todayLocal } from '../lib/time/local-date.ts';
import { answerTo } from '../test/answer-to.ts';
import { EVENT, FIELD, showFarm, WHEAT } from '../test/farm-page.tsx';
import { listedGuide } from '../test/listed-guide.ts';
import { renderApp } from '../test/render.tsx';
import FarmPage from './farm.page.tsx';

it('asks which crops grow on an empty farm', async () => {
  showFarm();
  expect(await screen.findByText('Which crops stand in your fields now?')).toBeDefined();
  expect(await screen.findByText(/No field yet/)).toBeDefined();
});

it('shows current crops, and logs work with one click', async () => {
  const server = showFarm({
    'GET /api/user/fields/': { status: 200, body: [FIELD] },
    'GET /api/user/plantings/': { status: 200, body: [WHEAT] },
    'POST /api/user/plantings/p/events/': { status: 201, body: EVENT },
  });
  expect(await screen.findByRole('heading', { name: /wheat, 2 acres, sown/ })).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Watered' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  expect(server).toBeDefined();
});

it('offers the jobs of the crop guide with their days, to be taken or left out one by one', async () => {
  const job = (key: string, section: string, days: [number, number]) => ({
    ...{ key, section, days, text: `What to do: ${key}.`, states: [], from: 'sowing' },
  });
  const today = todayLocal();
  const planting = { ...WHEAT, crop: 'soybean', sown_on: today, plan_refused: [] };
  const server = showFarm({
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
  // Nothing was paid or earned yet: no sums of zero stand before the plan.
  expect(within(dialog).queryByText('Profit')).toBeNull();
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
  const server = showFarm({
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
  const server = showFarm({
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

it('tells two plantings of one crop apart where an entry is written', async () => {
  const fields = [FIELD, { ...FIELD, id: 'g', name: 'Hill field' }];
  const second = { ...WHEAT, id: 'q', field: 'g', sown_on: '2026-11-20' };
  const answers = {
    'GET /api/user/fields/': { status: 200, body: fields },
    'GET /api/user/plantings/': { status: 200, body: [WHEAT, second] },
    'GET /api/crops/': { status: 200, body: [listedGuide('wheat', 'Wheat')] },
    'POST /api/user/plantings/q/events/': { status: 201, body: { ...EVENT, planting: 'q' } },
  };
  const server = showFarm(answers);
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
  // The next time it opens on the crop that was written about last.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  showFarm(answers);
  const again = within(await screen.findByRole('region', { name: 'Write down' }));
  await userEvent.click(again.getByRole('button', { name: 'Spray' }));
  const opened = within(await screen.findByRole('dialog')).getByLabelText('Which crop');
  expect((opened as HTMLSelectElement).value).toBe('q');
});

it('fills an empty farm by some presses: crops, their land, and the animals', async () => {
  const server = showFarm({
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

it('offers the most frequent entries at the top, for the crop that is chosen', async () => {
  const cotton = { ...WHEAT, id: 'q', crop: 'cotton', sown_on: '2026-06-20' };
  const cow = { id: 'c', name: 'Gauri', species: 'cow', sex: 'female', count: 1, present: 1 };
  const server = showFarm({
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

it('opens the part of the page that a link names, also while it is shown', async () => {
  showFarm();
  cleanup();
  const to = (id: string) => `/application/farm#${id}`;
  renderApp(
    <>
      <Link to={to('losses')}>Bell</Link>
      <FarmPage />
    </>,
    { at: to('herd') },
  );
  const selected = (name: string) =>
    screen.getByRole('tab', { name }).getAttribute('aria-selected') === 'true';
  expect(selected('Animals')).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Bell' }));
  expect(selected('Loss of crop')).toBe(true);
  await userEvent.click(screen.getByRole('tab', { name: 'Animals' }));
  expect(selected('Animals')).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Bell' }));
  expect(selected('Loss of crop')).toBe(true);
});
