import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '../app/toasts.tsx';
import { currentSnapshot, filesOf } from '../lib/outbox/outbox.ts';
import { sendNow } from '../lib/outbox/outbox-actions.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { EVENT, FIELD, WHEAT } from '../test/farm-page.tsx';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import FarmPage from './farm.page.tsx';

const PICTURE = { id: 'x', url: '/media/farm/large.webp', small_url: '/media/farm/small.webp' };
const COW = {
  ...{ id: 'c', name: 'Gauri', species: 'cow', sex: 'female', count: 1, present: 1 },
  picture: PICTURE,
};
const ADDED = answerTo('POST /api/user/farm-pictures/field/f/', {
  ...{ id: 'y', url: '/media/farm/other.webp', small_url: '/media/farm/other-small.webp' },
});

type Handlers = Parameters<typeof fakeServer>[0];

const open = (over: Handlers = {}) => {
  const server = fakeServer({
    'GET /api/user/fields/': { status: 200, body: [FIELD] },
    'GET /api/user/plantings/': { status: 200, body: [WHEAT] },
    'GET /api/user/losses/': { status: 200, body: [] },
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [COW]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'GET /api/user/animals/c/events/': { status: 200, body: [] },
    'GET /api/crops/': { status: 200, body: [] },
    'GET /api/user/profile/': { status: 404, body: { errors: {}, problems: [] } },
    'GET /media/farm/large.webp': { status: 200, body: 'bytes', unlike: 'a file' },
    ...over,
  });
  const sent = () =>
    server.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`);
  const page = (
    <>
      <FarmPage />
      <Toasts />
    </>
  );
  return { sent, ...renderApp(page, { at: '/application/farm' }) };
};
const photo = (type = 'image/jpeg') => new File([new Uint8Array(9)], 'a.jpg', { type });
const dialogOf = (name: string) => within(screen.getByRole('dialog', { name }));

beforeEach(() => {
  signIn();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL() {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a field that waits to be sent has its picture at once, from this phone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open({ 'GET /api/user/fields/': { status: 200, body: [] } });
  await user.click(await screen.findByRole('button', { name: 'Add a field' }));
  const form = dialogOf('Add a field');
  await user.type(form.getByLabelText('Name of the field'), 'Hill');
  await user.type(form.getByLabelText('Area'), '2');
  await user.upload(
    form.getByLabelText('Take or choose a picture', { selector: 'input' }),
    photo(),
  );
  expect(await form.findByRole('img', { name: 'The chosen picture' })).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Save' }));
  const button = await screen.findByRole('button', { name: 'Picture of Hill' });
  await waitFor(() => expect(button.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/));
  const [field, picture] = currentSnapshot().records;
  expect(picture).toMatchObject({ what: 'farmPicture', after: [field?.thing] });
  expect(picture?.request.url).toBe(`/api/user/farm-pictures/field/${field?.thing}/`);
  expect(await filesOf(picture as NonNullable<typeof picture>)).toHaveLength(1);
  // What shows a field that is not there is not sent either.
  await user.click(screen.getByRole('button', { name: 'Delete Hill' }));
  await user.click(dialogOf('Delete this field?').getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(currentSnapshot().records).toEqual([]);
});

it('a field without a picture shows a drawing, takes one, and gives it back', async () => {
  const { user, sent } = open({
    'POST /api/user/farm-pictures/field/f/': ADDED,
    'DELETE /api/user/farm-pictures/field/f/y/': { status: 204 },
  });
  const button = await screen.findByRole('button', { name: 'Picture of River field' });
  expect(button.querySelector('img')).toBeNull();
  await user.click(button);
  const dialog = dialogOf('Picture of River field');
  await user.upload(
    dialog.getByLabelText('Take or choose a picture', { selector: 'input' }),
    photo(),
  );
  await user.click(await dialog.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      'POST /api/user/farm-pictures/field/f/',
      'DELETE /api/user/farm-pictures/field/f/y/',
    ]),
  );
});

it('a picture of an animal is replaced, deleted, and comes back', async () => {
  const { user, sent } = open({
    'POST /api/user/farm-pictures/animal/c/': ADDED,
    'DELETE /api/user/farm-pictures/animal/c/x/': { status: 204 },
  });
  await user.click(await screen.findByRole('tab', { name: 'Animals' }));
  const button = await screen.findByRole('button', { name: 'Picture of Gauri' });
  expect(button.querySelector('img')?.getAttribute('src')).toBe(PICTURE.small_url);
  await user.click(button);
  const dialog = dialogOf('Picture of Gauri');
  const large = dialog.getByRole('img', { name: 'Picture of Gauri' });
  expect(large.getAttribute('src')).toBe(PICTURE.url);
  await user.click(dialog.getByRole('button', { name: 'Delete the picture' }));
  await user.click(await dialog.findByRole('button', { name: 'Undo' }));
  const deleted = 'DELETE /api/user/farm-pictures/animal/c/x/';
  const added = 'POST /api/user/farm-pictures/animal/c/';
  await waitFor(() => expect(sent()).toEqual([deleted, added]));
  const another = dialog.getByLabelText('Another picture', { selector: 'input' });
  await user.upload(another, photo());
  await waitFor(() => expect(sent()).toEqual([deleted, added, added]));
});

it('without a network a deleted picture comes back, and of two that wait the last is sent alone', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, sent } = open({
    'GET /api/user/fields/': { status: 200, body: [{ ...FIELD, picture: PICTURE }] },
    'POST /api/user/farm-pictures/field/f/': ADDED,
  });
  await user.click(await screen.findByRole('button', { name: 'Picture of River field' }));
  const dialog = dialogOf('Picture of River field');
  await user.click(dialog.getByRole('button', { name: 'Delete the picture' }));
  const chooser = () => dialog.findByLabelText('Take or choose a picture', { selector: 'input' });
  expect(await chooser()).toBeDefined();
  await user.click(await dialog.findByRole('button', { name: 'Undo' }));
  const another = () => dialog.findByLabelText('Another picture', { selector: 'input' });
  await user.upload(await another(), photo());
  expect(await dialog.findByText('Waiting to be sent')).toBeDefined();
  const waiting = () => currentSnapshot().records.map(({ id }) => id);
  const first = waiting();
  await user.upload(await another(), photo());
  await waitFor(() => expect(waiting()).not.toEqual(first));
  await waitFor(() => expect(waiting()).toHaveLength(1));
  online.mockRestore();
  await sendNow(waiting());
  expect(waiting()).toEqual([]);
  expect(sent()).toEqual(['POST /api/user/farm-pictures/field/f/']);
});

it('says why a picture was refused, and what is none', async () => {
  const full = { field: 'image', code: 'storage_account_full', params: {} };
  const { user, sent } = open({
    'POST /api/user/farm-pictures/field/f/': {
      status: 413,
      body: { errors: { image: ['Your storage is full.'] }, problems: [full] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Picture of River field' }));
  const chooser = dialogOf('Picture of River field').getByLabelText('Take or choose a picture', {
    selector: 'input',
  });
  await user.upload(chooser, photo());
  expect(await screen.findByText(/Your storage is full/)).toBeDefined();
  await user.upload(chooser, photo('text/plain'));
  expect(sent()).toHaveLength(1);
});

it('an observation has its picture in the diary, which opens large', async () => {
  const seen = { ...EVENT, kind: 'observation', note: 'Aphids', picture: PICTURE };
  const { user, sent } = open({
    'GET /api/user/plantings/p/': answerTo('GET /api/user/plantings/p/', {
      ...WHEAT,
      diary: [
        {
          ...{ id: 'e', source: 'event', kind: 'observation', date: '2026-11-20', note: 'Aphids' },
          ...{ pictures: [PICTURE.small_url], picture: PICTURE, event: seen },
        },
      ],
    }),
    'POST /api/user/plantings/p/events/': answerTo('POST /api/user/plantings/p/events/', seen),
    'POST /api/user/farm-pictures/planting_event/e/': ADDED,
  });
  await user.click(await screen.findByRole('button', { name: 'Diary and money' }));
  const picture = await screen.findByRole('img', { name: 'Seen' });
  expect(picture.getAttribute('src')).toBe(PICTURE.small_url);
  expect(picture.closest('a')?.getAttribute('href')).toBe(PICTURE.url);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Write more' }));
  const form = within(await screen.findByRole('dialog'));
  await user.selectOptions(form.getByLabelText('What was done'), 'observation');
  await user.upload(
    form.getByLabelText('Take or choose a picture', { selector: 'input' }),
    photo(),
  );
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      'POST /api/user/plantings/p/events/',
      'POST /api/user/farm-pictures/planting_event/e/',
    ]),
  );
});
