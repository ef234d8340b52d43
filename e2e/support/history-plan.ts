import type { Ground } from './write-kinds.ts';
import type { Fate } from './write-proxy.ts';
import { KINDS, type Planned, planned } from './writes.ts';

const CUTS: readonly Fate[] = ['before', 'during', 'after'];

/** Reproducible chances (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What histories have in common. */
export interface Course {
  /** What is written; does not depend on how often it was tried. */
  choice: () => number;
  chance: () => number;
  seen: Set<string>;
  edited: Set<string>;
  later: Set<string>;
  first: number;
}

/** Writes of some kinds; every kind comes up before any comes again. */
export function nextWrites(ground: Ground, course: Course): Planned[] {
  const { choice, seen, edited, later } = course;
  const count = 4 + Math.floor(choice() * 3);
  const kinds = Array.from({ length: count }, () => {
    const fresh = KINDS.filter((one) => !seen.has(one));
    const from = fresh.length > 0 ? fresh : KINDS;
    const kind = from[Math.floor(choice() * from.length)] ?? 'task';
    seen.add(kind);
    return kind;
  });
  const writes = planned(kinds, ground, course.first, choice, edited);
  course.first += writes.length;
  for (const { kind, record } of writes)
    if (record.kind === 'change' || (record.kind === 'remove' && record.before !== null))
      later.add(`${kind} ${record.kind}`);
  return writes;
}

/** As many cuts as made rows and two more would meet, spread over all writes. */
export function fatesOf(writes: readonly Planned[], { chance }: Course): Fate[] {
  const made = writes.filter(({ record }) => record.before === null);
  const share = (0.6 * (made.length + 2)) / (writes.length + 2);
  const cut = (): Fate => CUTS[Math.floor(chance() * CUTS.length)] ?? 'after';
  return Array.from({ length: writes.length + 2 }, () => (chance() < share ? cut() : 'ok'));
}
