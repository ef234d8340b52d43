import { useState } from 'react';
import { askDevice } from '../../../lib/place/ask-device.ts';
import { usePlace } from '../../../lib/place/place-store.ts';

/** Without a network a satellite receiver that was off needs about half a minute. */
const PATIENCE_MS = 40_000;

export interface Position {
  lat: number;
  lon: number;
  /** Metres; null when the device does not say, and for the last known position. */
  accuracyM: number | null;
}

export type PositionState =
  | { status: 'unasked' }
  | { status: 'asking' }
  | { status: 'found'; position: Position }
  | { status: 'last'; position: Position }
  | { status: 'denied' }
  | { status: 'failed' };

/** The device's position, asked for on a tap only; where it fails, the one the device gave last. */
export function usePosition() {
  const known = usePlace();
  const [state, setState] = useState<PositionState>({ status: 'unasked' });
  const place = known.status === 'known' ? known.place : null;
  const last =
    place?.source === 'device' && place.lat !== null && place.lon !== null
      ? { lat: place.lat, lon: place.lon, accuracyM: null }
      : null;
  return {
    state,
    /** Town or village that the app has for this phone. */
    near: place?.city ?? null,
    async ask() {
      setState({ status: 'asking' });
      const answer = await askDevice(PATIENCE_MS);
      if (answer.ok) return setState({ status: 'found', position: answer });
      if (last) return setState({ status: 'last', position: last });
      setState({ status: answer.problem === 'denied' ? 'denied' : 'failed' });
    },
  };
}

/** Degrees to about a metre, as a map or an operator takes them. */
export const degrees = (value: number): string => value.toFixed(5);
