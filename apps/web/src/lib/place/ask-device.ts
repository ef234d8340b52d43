import type { PlaceProblem } from './place.ts';

export type DeviceAnswer =
  | { ok: true; lat: number; lon: number; accuracyM: number | null }
  | { ok: false; problem: PlaceProblem };

const OPTIONS = { timeout: 5000, enableHighAccuracy: true, maximumAge: 0 };

/**
 * Requests the position from the browser: high accuracy, no cached one, time-out 5 s; offline a
 * satellite receiver may need half a minute.
 */
export function askDevice(timeoutMs = OPTIONS.timeout): Promise<DeviceAnswer> {
  const geolocation = globalThis.navigator?.geolocation;
  if (!geolocation) return Promise.resolve({ ok: false, problem: 'unsupported' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ ok: true, lat: latitude, lon: longitude, accuracyM: accuracy ?? null }),
      (error) => resolve({ ok: false, problem: error.code === 1 ? 'denied' : 'failed' }),
      { ...OPTIONS, timeout: timeoutMs },
    );
  });
}
