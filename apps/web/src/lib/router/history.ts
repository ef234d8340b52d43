import { createSignal } from '../signal.ts';

/** The current location. `state` is passed by a link or `navigate` and survives a reload. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** How the location was reached: Back, Forward or first visit, a link, or replacement. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface Place {
  location: Location;
  type: NavigationType;
}

/** A history stack. */
export interface History {
  readonly place: Place;
  go(to: URL, state: unknown, replace: boolean): void;
  /** Moves by a number of steps, backward when negative. */
  step(delta: number): void;
  subscribe(listener: () => void): () => void;
}

const locationOf = ({ pathname, search, hash }: URL, state: unknown): Location => ({
  ...{ pathname, search, hash },
  state: state ?? null,
});

/** The browser's own history. */
export function browserHistory(): History {
  const { emit, subscribe } = createSignal();
  const here = () => locationOf(new URL(window.location.href), window.history.state?.usr);
  let place: Place = { location: here(), type: 'POP' };
  addEventListener('popstate', () => {
    place = { location: here(), type: 'POP' };
    emit();
  });
  return {
    get place() {
      return place;
    },
    go(to, state, replace) {
      const address = to.pathname + to.search + to.hash;
      const kept = { usr: state ?? null };
      if (replace) window.history.replaceState(kept, '', address);
      else window.history.pushState(kept, '', address);
      place = { location: here(), type: replace ? 'REPLACE' : 'PUSH' };
      emit();
    },
    step: (delta) => window.history.go(delta),
    subscribe,
  };
}

/** An in-memory history, for tests and server-side rendering. */
export function memoryHistory(at: string): History {
  const { emit, subscribe } = createSignal();
  const entries = [locationOf(new URL(at, 'http://localhost'), null)];
  let index = 0;
  let type: NavigationType = 'POP';
  let place: Place = { location: entries[0] as Location, type };
  const arrive = (by: NavigationType): void => {
    type = by;
    place = { location: entries[index] as Location, type };
    emit();
  };
  return {
    get place() {
      return place;
    },
    go(to, state, replace) {
      if (!replace) index += 1;
      entries.splice(index, replace ? 1 : Number.POSITIVE_INFINITY, locationOf(to, state));
      arrive(replace ? 'REPLACE' : 'PUSH');
    },
    step(delta) {
      index = Math.min(entries.length - 1, Math.max(0, index + delta));
      arrive('POP');
    },
    subscribe,
  };
}
