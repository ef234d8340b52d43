import { failure } from '@ankur/contracts/problems';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { profileApi } from '../entities/farmer/profile.api.ts';
import { currentSnapshot, takeOver } from '../lib/outbox/outbox.ts';
import { aWrite } from '../lib/outbox/test/a-write.ts';
import { write } from '../lib/outbox/write.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { refusalOf } from '../test/refusal.ts';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import ProfileInputPage from './profile-input.page.tsx';

const READ = 'GET /api/user/profile/';
const SAVE = '/api/user/profile-input/';
const PROFILE = {
  ...{ name: 'Asha Pawar', age: 42, contact: '9876543210', location: 'Wani, Yavatmal' },
  ...{ land_size: 2.5, land_type: 'rainfed', crops: 'Cotton', livestock: '', fertilizers: 'DAP' },
  ...{ pesticides: null, irrigation: 'drip', seed_brand: 'Mahabeej', annual_crops: 2, bio: null },
  ...{ profile_picture: null, profile_picture_small: null },
  updated_at: '2026-07-01T00:00:00.000Z',
};

beforeEach(() => {
  signIn();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL() {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('opens a refused profile with what was typed and why, and sends it as it is changed, with another picture', async () => {
  const refused = {
    status: 400,
    body: refusalOf({
      age: [failure('age_outside', { min: 18, max: 120 })],
      profile_picture: [failure('photo_not_image')],
    }),
  };
  let answer: ReturnType<typeof answerTo> | typeof refused = refused;
  const known = answerTo(READ, PROFILE);
  fakeServer({ [READ]: known, [`POST ${SAVE}`]: () => answer });
  const before = known.body as Record<string, unknown>;
  const part = { name: 'profile_picture', file: 'w1/1', fileName: 'a.jpg' };
  const form = [{ name: 'age', text: '7' }, { name: 'seed_brand', text: 'Ajeet' }, part];
  await write(
    aWrite({
      ...{ what: 'profile', kind: 'change', thing: 'profile', versioned: true, before },
      row: { ...before, age: 7, seed_brand: 'Ajeet' },
      request: { method: 'POST', url: SAVE, auth: 'required', body: { form } },
    }),
    new Map([['w1/1', new File(['?'], 'a.jpg', { type: 'image/jpeg' })]]),
    'none',
  );
  await takeOver();
  const { user } = renderApp(<ProfileInputPage />);
  expect(await screen.findByText('Age must be between 18 and 120')).toBeTruthy();
  expect(screen.getByText('Please upload a valid image file.')).toBeTruthy();
  expect(screen.getByLabelText('Seed Brand')).toHaveProperty('value', 'Ajeet');
  await user.clear(screen.getByLabelText('Age'));
  await user.type(screen.getByLabelText('Age'), '70');
  const picture = new File(['new'], 'b.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Profile Picture'), picture);
  answer = answerTo(`POST ${SAVE}`);
  const append = vi.spyOn(FormData.prototype, 'append');
  await user.click(screen.getByRole('button', { name: 'Save Profile' }));
  await vi.waitFor(() => expect(currentSnapshot().records).toEqual([]));
  const sent = append.mock.calls.map(([name, value]) => [name, value]);
  expect(sent).toEqual(
    expect.arrayContaining([
      ['age', '70'],
      ['seed_brand', 'Ajeet'],
      ['profile_picture', picture],
    ]),
  );
});

it('saves with the version whose values stand in the fields, not with one that was read since', async () => {
  let read = PROFILE;
  const { calls } = fakeServer({
    [READ]: () => answerTo(READ, read),
    [`POST ${SAVE}`]: answerTo(`POST ${SAVE}`),
  });
  const { user, store } = renderApp(<ProfileInputPage />);
  await screen.findByLabelText('Seed Brand');
  read = { ...PROFILE, crops: 'Soybean', updated_at: '2026-07-02T00:00:00.000Z' };
  await act(async () => {
    await store.dispatch(
      profileApi.endpoints.profile.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  });
  await user.click(screen.getByRole('button', { name: 'Save Profile' }));
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.ifMatch).toBe(PROFILE.updated_at),
  );
});
