import type { PlaceProblem } from './place.ts';

export type DeviceAnswer =
  | { ok: true; lat: number; lon: number }
  | { ok: false; problem: PlaceProblem };

const OPTIONS: PositionOptions = { timeout: 5000, enableHighAccuracy: true, maximumAge: 0 };

/** Asks the browser for the position: 5 s, high accuracy, never a cached one. */
export function askDevice(): Promise<DeviceAnswer> {
  const geolocation = globalThis.navigator?.geolocation;
  if (!geolocation) return Promise.resolve({ ok: false, problem: 'unsupported' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, lat: coords.latitude, lon: coords.longitude }),
      (error) => resolve({ ok: false, problem: error.code === 1 ? 'denied' : 'failed' }),
      OPTIONS,
    );
  });
}
