import type { ProfileAnswer } from '@ankur/contracts/profile/endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { profileApi } from '../../entities/farmer/profile.api.ts';

const MINUTE_MS = 60_000;

/** A network on which uploads take two minutes; aborted requests reject. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    const saved = Response.json({ msg: 'Saved', profile_picture: null });
    return new Promise((resolve, reject) => {
      setTimeout(() => resolve(saved), 2 * MINUTE_MS);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('has a time-out long enough for a picture on a slow connection', async () => {
  const profile = {} as ProfileAnswer;
  const form = new FormData();
  form.append('profile_picture', new File(['pixels'], 'me.jpg', { type: 'image/jpeg' }));
  const saving = createStore().dispatch(
    profileApi.endpoints.saveProfile.initiate({ form, profile }),
  );
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  expect((await saving).data).toMatchObject({ msg: 'Saved' });
});
