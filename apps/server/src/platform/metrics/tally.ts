/** Upper ends of the classes of request times, in seconds; the last class is open. */
export const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts of some time; two of them add up to those of both. */
export interface Counts {
  /** By method and route: requests in each class of {@link SECONDS}. */
  routes: Record<string, number[]>;
  refusals: Record<string, number>;
  /** Delay of the event loop in milliseconds. */
  loop: { sum: number; looks: number; max: number };
  mail: { sent: number; failed: number };
  push: { sent: number; failed: number };
  /** As last seen; null when it could not be found out. */
  diskUsedShare: number | null;
  databaseBytes: number | null;
  /** Missing in samples from before it was counted. */
  uploadsWaiting?: number | null;
}

export const noCounts = (): Counts => ({
  routes: {},
  refusals: {},
  loop: { sum: 0, looks: 0, max: 0 },
  mail: { sent: 0, failed: 0 },
  push: { sent: 0, failed: 0 },
  diskUsedShare: null,
  databaseBytes: null,
});

/** Adds `more` to `counts`, in place. */
export function addCounts(counts: Counts, more: Counts): Counts {
  for (const [route, classes] of Object.entries(more.routes))
    counts.routes[route] = sumOf(counts.routes[route], classes);
  for (const [reason, count] of Object.entries(more.refusals))
    counts.refusals[reason] = (counts.refusals[reason] ?? 0) + count;
  counts.loop.sum += more.loop.sum;
  counts.loop.looks += more.loop.looks;
  counts.loop.max = Math.max(counts.loop.max, more.loop.max);
  for (const channel of ['mail', 'push'] as const) {
    counts[channel].sent += more[channel].sent;
    counts[channel].failed += more[channel].failed;
  }
  counts.diskUsedShare = more.diskUsedShare ?? counts.diskUsedShare;
  counts.databaseBytes = more.databaseBytes ?? counts.databaseBytes;
  counts.uploadsWaiting = more.uploadsWaiting ?? counts.uploadsWaiting ?? null;
  return counts;
}

/** Two lists of classes added up. */
export const sumOf = (one: readonly number[] | undefined, other: readonly number[]): number[] =>
  other.map((count, at) => count + (one?.[at] ?? 0));

/** The class of a request that took so long. */
export function classOf(seconds: number): number {
  const at = SECONDS.findIndex((end) => seconds <= end);
  return at < 0 ? SECONDS.length : at;
}

/**
 * The time in milliseconds below which a share of the requests stayed, between the ends of its class in proportion;
 * null without requests. What took longer than the last class counts as its lower end.
 */
export function quantileMs(classes: readonly number[], share: number): number | null {
  const total = classes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const wanted = share * total;
  let before = 0;
  for (const [at, count] of classes.entries()) {
    if (before + count >= wanted && count > 0) {
      const from = at === 0 ? 0 : (SECONDS[at - 1] ?? 0);
      const to = SECONDS[at] ?? from;
      return (from + (to - from) * ((wanted - before) / count)) * 1000;
    }
    before += count;
  }
  return null;
}
