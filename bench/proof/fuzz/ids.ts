import type { Operation } from './openapi.ts';

/** Ids from answers, by collection path. */
export interface IdBook {
  of(path: string): readonly string[];
  /** Learns from an answer to a call. */
  learn(operation: Operation, answer: unknown): void;
  add(path: string, id: string): void;
  /** Drops an id that no longer exists. */
  forget(id: string): void;
  all(): (readonly [path: string, id: string])[];
}

/** Most ids kept per path; the newest stay. */
const KEPT = 40;
const PEOPLE = 'people';
const MEDIA = '/media/';

/** The collection path of a call's ids. */
function placeOf({ path }: Operation): string {
  if (path.endsWith('/comments/')) return '/api/user/comments/';
  if (path.startsWith('/api/user/user/')) return PEOPLE;
  return prefixOf(path);
}

/** The path before its first parameter. */
const prefixOf = (path: string): string => path.split('{')[0] ?? path;

/** The collection path of a path parameter. */
export const placeOfParameter = (path: string, name: string): string =>
  name === 'user' ? PEOPLE : prefixOf(path);

export function idBook(): IdBook {
  const places = new Map<string, string[]>();
  const add = (place: string, id: string) => {
    const known = places.get(place) ?? [];
    places.set(place, known);
    if (known.includes(id)) return;
    known.push(id);
    if (known.length > KEPT) known.shift();
  };
  const walk = (operation: Operation, value: unknown, depth: number): void => {
    if (depth > 6) return;
    if (Array.isArray(value))
      for (const item of value.slice(0, 30)) walk(operation, item, depth + 1);
    else if (typeof value === 'object' && value !== null)
      for (const [key, below] of Object.entries(value)) {
        if (key === 'id' && typeof below === 'number') add(placeOf(operation), String(below));
        else if (typeof below !== 'string') walk(operation, below, depth + 1);
        else if (key === 'id') add(placeOf(operation), below);
        else if (key === 'session_id') add('/api/chatbot/sessions/', below);
        else if (/user|author|farmer/.test(key) && /^[\da-f-]{36}$/.test(below)) add(PEOPLE, below);
        else if (below.startsWith(MEDIA)) add(MEDIA, below.slice(MEDIA.length));
        else if (below.includes('/api/calendar/'))
          add('/api/calendar/', below.split('/api/calendar/')[1]?.replace(/\/$/, '') ?? '');
      }
  };
  return {
    of: (place) => places.get(place) ?? [],
    learn: (operation, answer) => walk(operation, answer, 0),
    add,
    forget: (id) => {
      for (const [place, known] of places)
        places.set(
          place,
          known.filter((one) => one !== id),
        );
    },
    all: () => [...places].flatMap(([place, ids]) => ids.map((id) => [place, id] as const)),
  };
}
