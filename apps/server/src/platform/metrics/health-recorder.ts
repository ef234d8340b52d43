import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Ids } from '../ids.ts';
import type { DiskProbe } from '../storage/disk-usage.ts';
import { createHealthSamples, SPANS, type Span, startOf } from './health-samples.ts';
import type { Measures } from './measures.ts';
import { addCounts, type Counts, classOf, noCounts, SECONDS } from './tally.ts';

const LOOK_MS = 5_000;
const MINUTE_MS = 60_000;
/** Hours and days are written this seldom: their rows are large. */
const MINUTES_BETWEEN = 5;
/** Ended spans that wait for a database that is away: an hour of minutes. */
const ENDED_MAX = 64;

interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
  disk: DiskProbe;
  /** Delay of the event loop. */
  loopDelayMs(): number;
  /** Unfinished uploads of the installation. */
  uploadsWaiting(): Promise<number>;
}

export interface HealthRecorder extends Measures {
  /** Writes down what was counted since the last time; `all`: the hour and the day too, which are written seldom. */
  flush(all?: boolean): Promise<void>;
  /** Begins to look and to write by itself; the returned function stops it and writes the rest down. */
  start(): () => Promise<void>;
}

/** Counts what this process does and writes it down by minute, hour and day, for the console. */
export function createHealthRecorder(deps: Deps): HealthRecorder {
  const { db, clock, ids, disk, loopDelayMs } = deps;
  const samples = createHealthSamples(db);
  const process = ids.next();
  let fresh = noCounts();
  let flushes = 0;
  const present = new Map<Span, { at: Date; counts: Counts }>();
  /** Spans that have ended and whose last counts are not written yet. */
  let ended: { span: Span; at: Date; counts: Counts }[] = [];
  const look = () => {
    const delay = loopDelayMs();
    fresh.loop.sum += delay;
    fresh.loop.looks += 1;
    fresh.loop.max = Math.max(fresh.loop.max, delay);
  };
  /** Adds counts to the spans that end with `now`; nothing is lost when a write fails after it. */
  const count = (counted: Counts, now: Date) => {
    for (const span of SPANS) {
      // What was counted since the last time belongs to the minute that has just ended.
      const at = startOf(span, new Date(now.getTime() - 1));
      const before = present.get(span);
      const isNew = before?.at.getTime() !== at.getTime();
      if (before && isNew) ended.push({ span, ...before });
      present.set(span, { at, counts: addCounts(isNew ? noCounts() : before.counts, counted) });
    }
    ended = ended.slice(-ENDED_MAX);
  };
  const flush = async (all = false) => {
    const now = clock.now();
    const counted = fresh;
    fresh = noCounts();
    counted.diskUsedShare = (await disk().catch(() => null))?.usedShare ?? null;
    counted.databaseBytes = await samples.databaseBytes().catch(() => null);
    counted.uploadsWaiting = await deps.uploadsWaiting().catch(() => null);
    count(counted, now);
    const isSeldom = all || flushes % MINUTES_BETWEEN === 0;
    flushes += 1;
    for (const one of ended) {
      await samples.keep(one.span, one.at, process, one.counts);
      ended = ended.filter((other) => other !== one);
    }
    for (const [span, { at, counts }] of present) {
      if (span !== 'minute' && !isSeldom) continue;
      await samples.keep(span, at, process, counts);
      await samples.removeOld(span, now);
    }
  };
  const quietly = (all = false) => flush(all).catch(() => {});
  return {
    request(method, route, _status, seconds) {
      const name = `${method} ${route}`;
      fresh.routes[name] ??= Array(SECONDS.length + 1).fill(0);
      const classes = fresh.routes[name];
      const at = classOf(seconds);
      if (classes) classes[at] = (classes[at] ?? 0) + 1;
    },
    refusal(reason) {
      fresh.refusals[reason] = (fresh.refusals[reason] ?? 0) + 1;
    },
    uploaded() {},
    delivered(channel, { sent, failed }) {
      fresh[channel].sent += sent;
      fresh[channel].failed += failed;
    },
    flush,
    start() {
      const looking = setInterval(look, LOOK_MS);
      const writing = setInterval(() => void quietly(), MINUTE_MS);
      looking.unref();
      writing.unref();
      return async () => {
        clearInterval(looking);
        clearInterval(writing);
        await quietly(true);
      };
    },
  };
}
