import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstWord, parsePlace } from './place.ts';
import { forgetPlace, keepPlace, placeState, requestPlace } from './place-store.ts';

function device(answer: { coords: { latitude: number; longitude: number } } | { code: number }) {
  const getCurrentPosition = vi.fn(
    (ok: (value: unknown) => void, fail: (value: unknown) => void, _options: PositionOptions) =>
      'coords' in answer ? ok(answer) : fail(answer),
  );
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

afterEach(() => {
  vi.unstubAllGlobals();
  forgetPlace();
  localStorage.clear();
});

describe('place', () => {
  it('accepts valid coordinates or a name only', () => {
    expect(parsePlace({ lat: 18.5, lon: 73.8, city: 'Pune', source: 'device' })?.city).toBe('Pune');
    expect(parsePlace({ lat: 118, lon: 73.8, source: 'device' })).toBeNull();
    expect(parsePlace({ city: 'Yavatmal', source: 'chosen' })).toEqual({
      lat: null,
      lon: null,
      city: 'Yavatmal',
      source: 'chosen',
    });
    expect(parsePlace('Pune')).toBeNull();
  });

  it('shows one word of a city', () => {
    expect(firstWord('New Delhi, India')).toBe('New');
    expect(firstWord('Pune')).toBe('Pune');
  });

  it('requests the position with the specified options and stores it', async () => {
    const ask = device({ coords: { latitude: 20.4, longitude: 78.1 } });
    await requestPlace();
    expect(ask.mock.calls[0]?.[2]).toEqual({
      timeout: 5000,
      enableHighAccuracy: true,
      maximumAge: 0,
    });
    expect(placeState()).toMatchObject({ status: 'known', place: { lat: 20.4, source: 'device' } });
    expect(JSON.parse(localStorage.getItem('my:place') ?? '')).toMatchObject({ lon: 78.1 });
  });

  it('returns the reason why there is no place', async () => {
    device({ code: 1 });
    await requestPlace();
    expect(placeState()).toEqual({ status: 'refused', problem: 'denied' });
    vi.stubGlobal('navigator', {});
    await requestPlace();
    expect(placeState()).toEqual({ status: 'refused', problem: 'unsupported' });
  });

  it('keeps the name while the device is near, and drops it after a move', async () => {
    keepPlace({ lat: 20.4, lon: 78.1, city: 'Yavatmal', source: 'device' });
    device({ coords: { latitude: 20.402, longitude: 78.1 } });
    await requestPlace();
    expect(placeState()).toMatchObject({ place: { city: 'Yavatmal' } });
    device({ coords: { latitude: 29.7, longitude: 77 } });
    await requestPlace();
    expect(placeState()).toMatchObject({ place: { lat: 29.7, city: null } });
  });

  it('keeps a chosen place when the device refuses', async () => {
    keepPlace({ lat: null, lon: null, city: 'Karnal', source: 'chosen' });
    device({ code: 2 });
    await requestPlace();
    expect(placeState()).toMatchObject({ status: 'known', place: { city: 'Karnal' } });
  });
});
