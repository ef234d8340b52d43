import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentSnapshot } from '../lib/outbox/outbox.ts';
import { sendNow } from '../lib/outbox/outbox-actions.ts';
import { todayLocal } from '../lib/time/local-date.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { FIELD, LOSS } from '../test/farm-page.tsx';
import { listedGuide } from '../test/listed-guide.ts';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import FarmPage from './farm.page.tsx';

const VERSION = '2026-11-20T06:00:00.000Z';
const CANE = {
  ...{ id: 'p', crop: 'sugarcane', sown_on: '2026-02-12', area_acres: 2, status: 'growing' },
  ...{ expected_harvest: '2027-02-12', updated_at: VERSION },
  harvest_window: { from: '2027-01-07', to: '2027-03-20' },
};
const SPRAY = {
  ...{ id: 'e', planting: 'p', kind: 'spray', date: '2026-08-01', amount: null, unit: null },
  ...{ note: 'Evening', product: 'Neem oil', waiting_days: 3, value: null, updated_at: VERSION },
};
const COW = { id: 'c', name: 'Gauri', species: 'cow', sex: 'female', count: 1, present: 1 };

type Handlers = Parameters<typeof fakeServer>[0];

const open = (over: Handlers = {}) => {
  const server = fakeServer({
    'GET /api/user/fields/': { status: 200, body: [] },
    'GET /api/user/plantings/': answerTo('GET /api/user/plantings/', [CANE]),
    'GET /api/user/losses/': { status: 200, body: [] },
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [COW]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'GET /api/crops/': {
      status: 200,
      body: [
        listedGuide('sugarcane', 'Sugarcane', { has_ratoon: true }),
        listedGuide('wheat', 'Wheat'),
      ],
    },
    'GET /api/user/profile/': { status: 404, body: { errors: {}, problems: [] } },
    ...over,
  });
  const sent = (method: string) =>
    server.calls.filter((one) => one.method === method).map(({ path, body }) => ({ path, body }));
  return { sent, ...renderApp(<FarmPage />, { at: '/application/farm' }) };
};

beforeEach(() => signIn());
afterEach(() => vi.unstubAllGlobals());

it('an entry that was sent is changed and deleted in the diary, and the deletion taken back', async () => {
  const { user, sent } = open({
    'GET /api/user/plantings/p/': answerTo('GET /api/user/plantings/p/', {
      ...CANE,
      diary: [
        { id: 's', source: 'scan', kind: 'x', date: '2026-09-01', pictures: ['/media/s.webp'] },
        {
          ...{ id: 'e', source: 'event', kind: 'spray', date: '2026-08-01' },
          ...{ note: 'Neem oil · Evening', event: SPRAY },
        },
      ],
    }),
    'PUT /api/user/plantings/p/events/e/': answerTo('PUT /api/user/plantings/p/events/e/', SPRAY),
    'DELETE /api/user/plantings/p/events/e/': { status: 204 },
    'POST /api/user/plantings/p/events/': answerTo('POST /api/user/plantings/p/events/', SPRAY),
  });
  await user.click(await screen.findByRole('button', { name: 'Diary and money' }));
  const diary = within(await screen.findByRole('dialog', { name: /^Sugarcane/ }));
  const picture = await diary.findByRole('img', { name: 'Leaf checked' });
  expect(picture.closest('a')?.getAttribute('href')).toBe('/media/s.webp');
  expect(diary.queryByRole('button', { name: 'Change Leaf checked' })).toBeNull();
  await user.click(diary.getByRole('button', { name: 'Change Sprayed' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change Sprayed' }));
  const note = form.getByLabelText('Note');
  await user.clear(note);
  await user.type(note, 'Morning');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('PUT')).toMatchObject([
      { path: '/api/user/plantings/p/events/e/', body: { product: 'Neem oil', note: 'Morning' } },
    ]),
  );
  await user.click(await diary.findByRole('button', { name: 'Delete Sprayed' }));
  await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
  await user.click(await diary.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent('POST')).toMatchObject([
      { body: { kind: 'spray', date: '2026-08-01', product: 'Neem oil', waiting_days: 3 } },
    ]),
  );
});

it('a crop ends as lost, is a ratoon, or is deleted after asking', async () => {
  const { user, sent } = open({
    'PUT /api/user/plantings/p/': answerTo('PUT /api/user/plantings/p/', CANE),
    'DELETE /api/user/plantings/p/': { status: 204 },
  });
  expect(await screen.findByText(/harvest about .+2027 to .+2027/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change' }));
  await user.selectOptions(form.getByLabelText('How it stands'), 'lost');
  await user.selectOptions(form.getByLabelText(/ratoon/), 'yes');
  await user.type(form.getByLabelText('Spacing'), '4 feet');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('PUT')).toMatchObject([
      { body: { status: 'lost', ratoon: true, spacing: '4 feet', sown_on: '2026-02-12' } },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: /^Delete Sugarcane/ }));
  expect(question.getByText(/deleted with it/)).toBeDefined();
  expect(sent('DELETE')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: 'Undo' });
  await sendNow(currentSnapshot().records.map(({ id }) => id));
  await waitFor(() => expect(sent('DELETE')).toMatchObject([{ path: '/api/user/plantings/p/' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it.each([
  {
    ...{ tab: 'Crops and fields', shown: /River field/, path: '/api/user/fields/', row: FIELD },
    press: [/^Delete River field/],
  },
  {
    ...{ tab: 'Crops and fields', shown: /^Sugarcane, 2/, path: '/api/user/plantings/', row: CANE },
    press: ['Change', 'Delete'],
  },
  {
    ...{ tab: 'Animals', shown: /^Gauri/, path: '/api/user/animals/', row: COW },
    press: ['Change', 'Delete'],
  },
  {
    ...{ tab: 'Loss of crop', shown: /^Hailstorm/, path: '/api/user/losses/', row: LOSS },
    press: [/^Change Hailstorm/, 'Delete'],
  },
])('$path: a deletion is sent after a while, and taken back before', async (one) => {
  const { user, sent } = open({
    ...(one.row !== CANE && { 'GET /api/user/plantings/': { status: 200, body: [] } }),
    [`GET ${one.path}`]: answerTo(`GET ${one.path}`, [one.row]),
    [`DELETE ${one.path}${one.row.id}/`]: { status: 204 },
  });
  await user.click(await screen.findByRole('tab', { name: one.tab }));
  await screen.findByText(one.shown);
  for (const name of one.press) await user.click(await screen.findByRole('button', { name }));
  const question = within(await screen.findByRole('dialog', { name: /^Delete/ }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.queryByText(one.shown)).toBeNull();
  expect(currentSnapshot().records).toHaveLength(1);
  await user.click(undo);
  await screen.findByText(one.shown);
  expect(currentSnapshot().records).toEqual([]);
  expect(sent('DELETE')).toEqual([]);
});

it('a planned crop is sown by one press, which can be taken back', async () => {
  const planned = { ...CANE, sown_on: null, status: 'planned', harvest_window: null };
  const { user, sent } = open({
    'GET /api/user/plantings/': answerTo('GET /api/user/plantings/', [planned]),
    'PUT /api/user/plantings/p/': answerTo('PUT /api/user/plantings/p/', planned),
  });
  expect(await screen.findByText('Planned')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sowing' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent('PUT').map(({ body }) => body)).toEqual([
      { status: 'growing', sown_on: todayLocal() },
      { status: 'planned', sown_on: null },
    ]),
  );
});

it('the state of a bigha is chosen among those whose bigha is known', async () => {
  const { user, sent } = open({
    'GET /api/geo/tiles/': { status: 200, body: { url: null, attribution: null } },
    'POST /api/user/fields/': answerTo('POST /api/user/fields/'),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a field' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a field' }));
  expect(form.queryByLabelText('State')).toBeNull();
  await user.selectOptions(form.getByLabelText('Unit'), 'katha');
  expect(form.queryByRole('option', { name: 'Rajasthan' })).toBeNull();
  await user.selectOptions(form.getByLabelText('Unit'), 'bigha');
  await user.selectOptions(form.getByLabelText('State'), 'Rajasthan');
  await user.type(form.getByLabelText('Name of the field'), 'Well');
  await user.type(form.getByLabelText('Area'), '4');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('POST')).toMatchObject([{ body: { area_unit: 'bigha', area_state: 'Rajasthan' } }]),
  );
});

it('an animal has a mother and births, and a loss takes over what was told of the last one', async () => {
  const loss = {
    ...{ id: 'l', cause: 'theft', cover: 'not_covered', needs_72_hours: false, planting: 'p' },
    ...{ happened_at: VERSION, deadline_at: '2026-11-23T06:00:00.000Z', updated_at: VERSION },
    ...{ bank: 'Gramin Bank', insurer: 'Crop Insurance', policy_number: 'PM-1' },
  };
  const { user, sent } = open({
    'GET /api/user/losses/': answerTo('GET /api/user/losses/', [loss]),
    'POST /api/user/animals/': answerTo('POST /api/user/animals/', { ...COW, id: 'd' }),
    'POST /api/user/losses/': answerTo('POST /api/user/losses/', { ...loss, id: 'm' }),
  });
  await user.click(await screen.findByRole('tab', { name: 'Animals' }));
  await user.click(await screen.findByRole('button', { name: 'Add an animal' }));
  await user.type(screen.getByLabelText('Name or tag'), 'Nandini');
  await user.selectOptions(await screen.findByLabelText('Mother'), 'Gauri');
  await user.type(screen.getByLabelText('How often she has given birth'), '2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('POST')).toMatchObject([{ body: { name: 'Nandini', dam: 'c', lactation: 2 } }]),
  );
  await user.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  expect(await screen.findByText(/does not pay for this cause/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Tell of a loss' }));
  await user.type(screen.getByLabelText('When it happened'), '2026-11-21T06:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('POST')[1]?.body).toMatchObject({
      ...{ bank: 'Gramin Bank', insurer: 'Crop Insurance', policy_number: 'PM-1' },
    }),
  );
});

it('says until when a spray and a medicine hold, where the harvest and the milk are written down', async () => {
  const { user } = open({
    'GET /api/user/plantings/': answerTo('GET /api/user/plantings/', [
      { ...CANE, harvest_from: '2099-12-05' },
    ]),
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [
      { ...COW, milk_from: '2099-12-07', meat_from: '2020-01-01' },
    ]),
  });
  expect(await screen.findByText(/Sprayed: do not harvest before .*2099/)).toBeDefined();
  const bar = within(await screen.findByRole('region', { name: 'Write down' }));
  await user.click(await bar.findByRole('button', { name: 'Harvest' }));
  const harvest = await screen.findByRole('dialog', { name: 'Harvest' });
  expect(within(harvest).getByText(/do not harvest before/)).toBeDefined();
  await user.keyboard('{Escape}');
  await user.click(await bar.findByRole('button', { name: 'Milk of today' }));
  const milk = await screen.findByRole('dialog', { name: 'Milk of today' });
  expect(
    within(milk).getByText(/do not drink, feed or sell milk or eggs before .*2099/),
  ).toBeDefined();
  expect(within(milk).queryByText(/no slaughter/)).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('tab', { name: 'Animals' }));
  await user.click(await screen.findByRole('button', { name: 'Milk sold to the dairy' }));
  const sale = await screen.findByRole('dialog', { name: 'Milk sold to the dairy' });
  expect(within(sale).getByText(/^Gauri: Medicine: do not drink, feed or sell/)).toBeDefined();
});
