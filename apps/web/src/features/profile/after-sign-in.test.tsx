import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPlace, keepPlace, placeState, requestPlace } from '../../lib/place/place-store.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { useAfterSignIn } from './after-sign-in.ts';
import { useFarmPlaceInstead } from './use-farm-place-instead.ts';

const WANI = {
  lat: 20.06,
  lon: 78.95,
  city: 'Wani',
  district: 'Yavatmal',
  state: 'Maharashtra',
  updated_at: '2026-07-01T00:00:00.000Z',
};
let server: ReturnType<typeof fakeServer>;
afterEach(() => {
  forgetPlace();
  vi.unstubAllGlobals();
  server.restore();
});

function Go() {
  const go = useAfterSignIn();
  return (
    <button type="button" onClick={go}>
      go
    </button>
  );
}

async function signIn() {
  server = fakeServer({
    'GET /api/user/place/': { status: 200, body: WANI },
    'PATCH /api/user/preferences/': { status: 200, body: { language: 'en' } },
  });
  const { user } = renderApp(<Go />);
  await user.click(await screen.findByRole('button', { name: 'go' }));
  await waitFor(() => expect(server.calls).toHaveLength(2));
}

describe('after sign-in', () => {
  it('the farm’s place and the screen’s language are synchronised', async () => {
    await signIn();
    await waitFor(() => expect(placeState()).toMatchObject({ place: { city: 'Wani' } }));
    expect(server.calls.find((call) => call.method === 'PATCH')?.body).toEqual({ language: 'en' });
  });

  it('a place chosen on this device stays', async () => {
    keepPlace({ lat: 29.7, lon: 77, city: 'Karnal', source: 'chosen' });
    await signIn();
    expect(placeState()).toMatchObject({ place: { city: 'Karnal' } });
  });
});

function Frame() {
  useFarmPlaceInstead();
  return null;
}

describe('a device without a position', () => {
  it('uses the account’s place', async () => {
    server = fakeServer({ 'GET /api/user/place/': { status: 200, body: WANI } });
    renderApp(<Frame />);
    expect(server.calls).toEqual([]);
    await act(requestPlace);
    await waitFor(() =>
      expect(placeState()).toMatchObject({ place: { city: 'Wani', source: 'profile' } }),
    );
  });

  it('uses the account’s place while the browser’s prompt stays unanswered, and the device’s once it is known', async () => {
    const prompt = Promise.withResolvers<PositionCallback>();
    const getCurrentPosition = (found: PositionCallback) => prompt.resolve(found);
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
    server = fakeServer({ 'GET /api/user/place/': { status: 200, body: WANI } });
    renderApp(<Frame />);
    const asked = requestPlace();
    const answer = await prompt.promise;
    await waitFor(() =>
      expect(placeState()).toMatchObject({ place: { city: 'Wani', source: 'profile' } }),
    );
    const coords = { latitude: 29.7, longitude: 77, accuracy: 10 };
    answer({ coords } as GeolocationPosition);
    await act(() => asked);
    expect(placeState()).toMatchObject({ place: { lat: 29.7, source: 'device' } });
  });

  it('follows a place of the account that changed', async () => {
    keepPlace({ lat: 20.4, lon: 78.1, city: 'Yavatmal', source: 'profile' });
    server = fakeServer({ 'GET /api/user/place/': { status: 200, body: WANI } });
    renderApp(<Frame />);
    await waitFor(() => expect(placeState()).toMatchObject({ place: { city: 'Wani' } }));
  });
});
