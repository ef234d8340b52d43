import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetPlace, placeState } from '../../lib/place/place-store.ts';
import { renderApp } from '../../test/render.tsx';
import { PlaceNotice } from './place-notice.tsx';

type Ok = (position: { coords: { latitude: number; longitude: number } }) => void;

/** A browser whose permission prompt stays open until `answer` is called. */
function browser(permission: PermissionState) {
  const asked: Ok[] = [];
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state: permission }) },
  });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (ok: Ok) => void asked.push(ok) },
  });
  return {
    asked,
    answer: () => asked[0]?.({ coords: { latitude: 20.4, longitude: 78.1 } }),
  };
}

afterEach(() => {
  forgetPlace();
  Reflect.deleteProperty(navigator, 'permissions');
  Reflect.deleteProperty(navigator, 'geolocation');
  vi.restoreAllMocks();
});

it('explains the request before the browser prompts, and disappears after an answer', async () => {
  const { asked, answer } = browser('prompt');
  renderApp(<PlaceNotice />);
  expect(await screen.findByText(/the app needs to know where you are/)).toBeTruthy();
  await expect.poll(() => asked.length).toBe(1);
  answer();
  await expect.poll(() => placeState().status).toBe('known');
  await expect.poll(() => screen.queryByRole('status')).toBeNull();
});

it('requests the location without a notice where it was granted before', async () => {
  const { asked } = browser('granted');
  renderApp(<PlaceNotice />);
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByText(/the app needs to know where you are/)).toBeNull();
});
