import type { Point } from '@ankur/agronomy/polygon-area';
import type { Field } from '@ankur/contracts/farm-record/fields';
import { useEffect, useRef, useState } from 'react';
import { metresBetween } from './outline.ts';

/** A new point is taken when one has gone so far. */
const STEP_M = 5;
/** A worse fix encloses no field. */
const ACCURACY_M_MAX = 50;
/** Nearer than this, two places are one corner even for a receiver that says it is better. */
const SAME_PLACE_M = 2;

export type WalkState = 'idle' | 'walking' | 'denied' | 'unsupported';

export interface Walk {
  state: WalkState;
  points: readonly Point[];
  /** Where one stands, and within how many metres that lies with 95 %; null before the first fix. */
  here: { point: Point; accuracyM: number } | null;
  /** The worst accuracy of the points that were taken. */
  accuracyM: number | null;
  start: () => void;
  stop: () => void;
  /** Takes the place where one stands as a corner, instead of the last point where the receiver cannot tell them apart. */
  takeCorner: () => void;
  /** Adds a corner that was not measured, as one drawn on a map. */
  add: (point: Point) => void;
  move: (index: number, to: Point) => void;
  remove: (index: number) => void;
}

export const toPoint = ([lat = 0, lon = 0]: readonly number[]): Point => [lat, lon];

/**
 * Follows the satellite receiver around a field; points are taken on the way and at corners, and can be corrected. Begins
 * with the border of `field`, if any.
 */
export function useWalk(field?: Readonly<Pick<Field, 'boundary' | 'boundary_accuracy_m'>>): Walk {
  const [state, setState] = useState<WalkState>('idle');
  const [points, setPoints] = useState<readonly Point[]>(() =>
    (field?.boundary ?? []).map(toPoint),
  );
  const [here, setHere] = useState<Walk['here']>(null);
  const [accuracyM, setAccuracy] = useState<number | null>(field?.boundary_accuracy_m ?? null);
  const watch = useRef<number | null>(null);
  const stopWatch = () => {
    if (watch.current !== null) navigator.geolocation.clearWatch(watch.current);
    watch.current = null;
  };
  useEffect(
    () => () => {
      if (watch.current !== null) navigator.geolocation.clearWatch(watch.current);
    },
    [],
  );
  const take = (point: Point, accuracy: number) => {
    // A vague fix cannot tell a corner from the one before it, and must not replace a good one.
    const reach = accuracy > ACCURACY_M_MAX ? SAME_PLACE_M : Math.max(accuracy, SAME_PLACE_M);
    setPoints((before) => {
      const last = before.at(-1);
      const isSame = last !== undefined && metresBetween(last, point) <= reach;
      return [...(isSame ? before.slice(0, -1) : before), point];
    });
    setAccuracy((before) => Math.max(before ?? 0, accuracy));
  };
  const heard = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => {
    const point: Point = [latitude, longitude];
    setHere({ point, accuracyM: accuracy });
    if (accuracy > ACCURACY_M_MAX) return;
    setPoints((before) => {
      const last = before.at(-1);
      if (last && metresBetween(last, point) < STEP_M) return before;
      setAccuracy((worst) => Math.max(worst ?? 0, accuracy));
      return [...before, point];
    });
  };
  return {
    ...{ state, points, here, accuracyM },
    start: () => {
      if (!globalThis.navigator?.geolocation) return setState('unsupported');
      setState('walking');
      watch.current = navigator.geolocation.watchPosition(
        heard,
        (error) => {
          if (error.code !== error.PERMISSION_DENIED) return;
          stopWatch();
          setState('denied');
        },
        { enableHighAccuracy: true, maximumAge: 0 },
      );
    },
    stop: () => {
      stopWatch();
      setState('idle');
    },
    takeCorner: () => here && take(here.point, here.accuracyM),
    add: (point) => setPoints((before) => [...before, point]),
    move: (index, to) =>
      setPoints((before) => before.map((point, at) => (at === index ? to : point))),
    remove: (index) => setPoints((before) => before.filter((_, at) => at !== index)),
  };
}
