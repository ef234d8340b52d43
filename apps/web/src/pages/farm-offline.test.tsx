import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OwnIrrigationCard } from '../features/irrigation/own-irrigation-card.tsx';
import { currentSnapshot, filesOf } from '../lib/outbox/outbox.ts';
import { sendNow } from '../lib/outbox/outbox-actions.ts';
import { todayLocal } from '../lib/time/local-date.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { listedGuide } from '../test/listed-guide.ts';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import FarmPage from './farm.page.tsx';
import OutboxPage from './outbox.page.tsx';

const VERSION = '2026-11-20T06:00:00.000Z';
const WHEAT = {
  ...{ id: 'p', field: null, crop: 'wheat', variety: null, sown_on: '2026-11-12', area_acres: 2 },
  ...{ expected_harvest: null, harvest_window: null, status: 'growing', ended_on: null },
  ...{ yield_quintals: null, seed: null, spacing: null, ratoon: false, note: '' },
  ...{ stage: 'initial', day: 8, updated_at: VERSION },
} as const;

const EVENT = {
  ...{ planting: 'p', amount: null, unit: null, note: '', product: null, waiting_days: null },
  updated_at: VERSION,
};

type Handlers = Parameters<typeof fakeServer>[0];

const open = (over: Handlers = {}) => ({
  server: fakeServer({
    'GET /api/user/fields/': { status: 200, body: [] },
    'GET /api/user/plantings/': { status: 200, body: [WHEAT] },
    'GET /api/user/losses/': { status: 200, body: [] },
    'GET /api/user/animals/': { status: 200, body: [] },
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'GET /api/crops/': { status: 200, body: [] },
    'GET /api/user/profile/': { status: 404, body: { errors: {}, problems: [] } },
    ...over,
  }),
  ...renderApp(<FarmPage />, { at: '/application/farm' }),
});

beforeEach(() => signIn());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a loss that no answer came to stands at once, with its clock and its photograph', async () => {
  const { user } = open({
    'POST /api/user/losses/': 'offline',
  });
  await user.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  const panel = await screen.findByRole('tabpanel');
  await user.click(within(panel).getByRole('button', { name: 'Tell of a loss' }));
  const when = new Date(Date.now() - 3_600_000);
  when.setMinutes(when.getMinutes() - when.getTimezoneOffset());
  await user.type(screen.getByLabelText('When it happened'), when.toISOString().slice(0, 16));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const heading = await within(panel).findByRole('heading', { name: /^Hailstorm/ });
  const row = within(heading.closest('li') as HTMLElement);
  expect(row.getByText('Waiting to be sent')).toBeTruthy();
  expect(row.getByText(/7[01] hours are left to tell/)).toBeTruthy();
  expect(row.getByRole('link', { name: '14447' })).toBeTruthy();

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const photo = new File([new Uint8Array(9)], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(row.getByLabelText('Add a photograph', { selector: 'input' }), photo);
  await vi.waitFor(() => expect(currentSnapshot().records).toHaveLength(2));
  const [loss, picture] = currentSnapshot().records;
  expect(picture?.after).toEqual([loss?.thing]);
  expect(await filesOf(picture as NonNullable<typeof picture>)).toHaveLength(1);
  expect(await row.findAllByText('Waiting to be sent')).toHaveLength(2);

  await user.click(row.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(heading.isConnected).toBe(false));
  // Its photograph has nothing any more that it would show.
  expect(currentSnapshot().records.map(({ kind }) => kind)).toEqual(['make', 'remove']);
});

it('work that no answer came to stands at its crop, is sent once and can be taken back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, server } = open({
    'POST /api/user/plantings/p/events/': ({ body }) => ({
      status: 201,
      body: { ...EVENT, ...(body as object) },
    }),
  });
  for (const name of ['Watered', 'Weeded'])
    await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findAllByText('Waiting to be sent')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Delete Weeded' }));
  await vi.waitFor(() => expect(screen.getAllByText('Waiting to be sent')).toHaveLength(1));
  online.mockRestore();
  const [record] = currentSnapshot().records;
  await sendNow(currentSnapshot().records.map(({ id }) => id));
  expect(currentSnapshot().records).toEqual([]);
  const writes = server.calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ body }) => body)).toMatchObject([{ kind: 'watering', id: record?.thing }]);
});

it('a crop on a field that waits goes after it', async () => {
  const { user } = open({
    'POST /api/user/fields/': 'offline',
    'POST /api/user/plantings/': 'offline',
  });
  await user.click(await screen.findByRole('button', { name: 'Add a field' }));
  await user.type(screen.getByLabelText('Name of the field'), 'River field');
  await user.type(screen.getByLabelText('Area'), '40');
  await user.selectOptions(screen.getByLabelText('Unit'), 'guntha');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const name = await screen.findByText('River field');
  expect(name.parentElement?.textContent).toMatch(
    /40 guntha \(1 acre\)|40 guntha \(0\.9\d* acres\)/,
  );
  await user.click(screen.getByRole('button', { name: 'Add a crop' }));
  await user.selectOptions(screen.getByLabelText('Crop'), 'other');
  await user.type(screen.getByLabelText('Its name'), 'Cotton');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: /Cotton/ })).toBeTruthy();
  const [field, planting] = currentSnapshot().records;
  expect(planting?.after).toEqual([field?.thing]);
});

it('a crop that waits on a field that waits is asked about water at one tap, and is told by its name', async () => {
  const { user, unmount } = open({
    'GET /api/user/plantings/': { status: 200, body: [] },
    'GET /api/crops/': { status: 200, body: [listedGuide('wheat', 'Wheat of the guide')] },
    'POST /api/user/fields/': 'offline',
    'POST /api/user/plantings/': 'offline',
  });
  await user.click(await screen.findByRole('button', { name: 'Add a field' }));
  await user.type(screen.getByLabelText('Name of the field'), 'Well field');
  await user.type(screen.getByLabelText('Area'), '2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Well field');
  await user.click(screen.getByRole('button', { name: 'Add a crop' }));
  await user.selectOptions(screen.getByLabelText('Crop'), 'wheat');
  await user.selectOptions(screen.getByLabelText('Field'), 'Well field');
  fireEvent.change(screen.getByLabelText('Sown on'), { target: { value: '2026-11-12' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(currentSnapshot().records).toHaveLength(2));
  unmount();
  renderApp(
    <>
      <OwnIrrigationCard />
      <OutboxPage />
    </>,
  );
  // No area was typed: the whole field.
  expect(await screen.findByRole('button', { name: /Wheat.*2 acres/ })).toBeTruthy();
  expect(await screen.findByText(/^Well field · 2 acres?$/)).toBeTruthy();
  expect(await screen.findByText(/^Wheat of the guide · 12 Nov 2026$/)).toBeTruthy();
});

it('an entry that waits is changed in its form and goes out once, as it was changed', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, server } = open({
    'POST /api/user/plantings/p/events/': ({ body }) => ({
      status: 201,
      body: { ...EVENT, ...(body as object) },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Sprayed' }));
  await user.click(await screen.findByRole('button', { name: 'Change Sprayed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Sprayed' }));
  expect(dialog.queryByLabelText('Paid for it, in rupees')).toBeNull();
  await user.type(dialog.getByLabelText('Note'), 'Against bollworm');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText('Waiting to be sent')).toHaveLength(1);
  expect(currentSnapshot().records).toHaveLength(1);
  online.mockRestore();
  await sendNow(currentSnapshot().records.map(({ id }) => id));
  const writes = server.calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ body }) => body)).toMatchObject([
    { kind: 'spray', note: 'Against bollworm' },
  ]);
});

it('a deletion of what waits can be taken back, with what depends on it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open({ 'GET /api/user/plantings/': { status: 200, body: [] } });
  await user.click(await screen.findByRole('button', { name: 'Add a crop' }));
  await user.selectOptions(screen.getByLabelText('Crop'), 'other');
  await user.type(screen.getByLabelText('Its name'), 'Cotton');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const heading = await screen.findByRole('heading', { name: /Cotton/ });
  await user.click(screen.getByRole('button', { name: 'Weeded' }));
  expect(await screen.findAllByText('Waiting to be sent')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Delete Weeded' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Change Weeded' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(heading.isConnected).toBe(false));
  expect(currentSnapshot().records).toEqual([]);
  expect(await screen.findByText('Deleted.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: /Cotton/ })).toBeTruthy();
  expect(currentSnapshot().records.map(({ what }) => what)).toEqual(['planting', 'plantingEvent']);
  expect(screen.queryByText('Deleted.')).toBeNull();
});

it('animals, their entries, losses and fields that wait are changed and deleted in their lists', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Animals' }));
  await user.click(await screen.findByRole('button', { name: 'Add an animal' }));
  await user.type(screen.getByLabelText('Name or tag'), 'Gauri');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(await screen.findByLabelText('Litres'), '6');
  await user.click(screen.getByRole('button', { name: 'Morning milk' }));
  await user.click(await screen.findByRole('button', { name: /^Change Milk/ }));
  const entry = within(await screen.findByRole('dialog', { name: /^Change Milk/ }));
  const amount = entry.getByLabelText('How much');
  await user.clear(amount);
  await user.type(amount, '7.5');
  await user.click(entry.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/7\.5 litre/)).toBeTruthy();
  expect(currentSnapshot().records.at(-1)?.row).toMatchObject({
    ...{ amount: 7.5, time_of_day: 'morning', unit: 'litre' },
  });

  await user.click(screen.getByRole('tab', { name: 'Loss of crop' }));
  await user.click(screen.getByRole('button', { name: 'Tell of a loss' }));
  await user.type(screen.getByLabelText('When it happened'), '2026-11-20T06:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Change Hailstorm' }));
  const loss = within(await screen.findByRole('dialog', { name: 'Loss of crop' }));
  await user.selectOptions(loss.getByLabelText('What happened'), 'flood');
  await user.click(loss.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: /^Flood/ })).toBeTruthy();
  expect(currentSnapshot().records.map(({ what, kind }) => [what, kind])).toEqual([
    ...[
      ['animal', 'make'],
      ['animalEvent', 'make'],
      ['loss', 'make'],
    ],
  ]);
});

it('does not take a guide that did not come for one that nobody wrote', async () => {
  const { user } = open({
    'GET /api/user/plantings/p/': 'offline',
    'GET /api/crops/wheat/': 'offline',
  });
  await user.click(await screen.findByRole('button', { name: 'Diary and money' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByText(/could not be loaded/)).toHaveLength(2);
  expect(dialog.queryByText(/no plan/)).toBeNull();
});

it('names the crop of an entry that waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Sprayed' }));
  await vi.waitFor(() => expect(currentSnapshot().records).toHaveLength(1));
  unmount();
  renderApp(<OutboxPage />);
  expect(await screen.findByText(/^wheat · Sprayed · /)).toBeTruthy();
});

it('does not tell again, after a reload, what a waiting entry says was done', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const cow = { id: 'c', name: 'Gauri', species: 'cow', sex: 'female', count: 1, present: 1 };
  const due = { animal: 'c', name: 'Gauri', kind: 'care', duty: 'hoof-trim', article: 22 };
  const today = todayLocal();
  const herd = {
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [{ ...cow, quiet: [] }]),
    'GET /api/user/animals/due/': answerTo('GET /api/user/animals/due/', [
      { ...due, due_on: today, because: 'Trim the hooves.' },
    ]),
  };
  const { user, unmount } = open(herd);
  await user.click(await screen.findByRole('tab', { name: 'Animals' }));
  await user.click(await screen.findByRole('button', { name: /^Write down/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(currentSnapshot().records).toHaveLength(1));
  unmount();
  const again = open(herd);
  await again.user.click(await screen.findByRole('tab', { name: 'Animals' }));
  await screen.findByRole('button', { name: 'Write more' });
  expect(screen.queryByText(/Trim the hooves/)).toBeNull();
});
