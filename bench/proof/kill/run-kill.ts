import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterOf } from '../support/processes.ts';
import type { Product } from '../support/product.ts';
import { type Random, randomOf } from '../support/random.ts';
import { type RawClient, rawClient } from '../support/raw-http.ts';
import { endsServer, KILL_KINDS, type KillKind, kill, killKindOf } from './kills.ts';
import { openWriters } from './open-writers.ts';
import { newTally, type Tally } from './sender.ts';
import type { Loss, Writer } from './writers.ts';

export interface KillOptions {
  product: Product;
  kills: number;
  seed: number;
  files: { photo: Buffer; video: Buffer };
  /** How long a writer rests after each write; none without it. Without rest the writers alone take a core. */
  restMs?: number;
  onRound?: (line: string) => void;
}

export interface KillReport {
  kills: Map<KillKind, number>;
  tally: Tally;
  losses: Loss[];
  /** Longest time from a kill to the next acknowledged write, with the kind of kill. */
  longestOutageMs: number;
  longestAfter: string;
  /** Kills during a pending write. */
  inWriting: number;
}

/** Kills per chapter; each chapter uses new accounts and is checked at its end, so that lists stay short. */
const CHAPTER = 25;
/** Longest delay of a kill after the round's first acknowledged write. */
const MOMENT_MS = 400;
const RECOVERY_MS = 180_000;
const NOTICED_MS = 250;
const PRICE_TRIES = 20;
/** Every n-th round the kill waits for slow writes too. */
const PATIENT_EACH = 4;

/**
 * Repeatedly kills a running product during writes and a video upload, restarts it where
 * its server died, and at the end of each chapter compares acknowledged writes with stored rows.
 */
export async function runKill(options: KillOptions): Promise<KillReport> {
  const client = rawClient(options.product.url);
  const random = randomOf(options.seed);
  const report: KillReport = {
    kills: new Map(),
    tally: newTally(),
    losses: [],
    longestOutageMs: 0,
    longestAfter: '',
    inWriting: 0,
  };
  try {
    await untilPricesAreThere(client);
    for (let done = 0; done < options.kills; done += CHAPTER) {
      const rounds = Math.min(CHAPTER, options.kills - done);
      await chapter(client, options, report, random, done, rounds);
    }
  } finally {
    client.close();
  }
  return report;
}

async function chapter(
  client: RawClient,
  options: KillOptions,
  report: KillReport,
  random: Random,
  first: number,
  rounds: number,
): Promise<void> {
  const writers = await openWriters(client, options.files, () => report.tally);
  const state: State = { round: first, stopping: false, busy: 0, done: new Map() };
  const working = Promise.all(writers.map((writer) => work(writer, state, options.restMs)));
  const givenUp = new Promise<never>((_, reject) => working.catch(reject));
  givenUp.catch(() => {});
  for (let at = 0; at < rounds; at += 1) {
    state.round = first + at;
    const round = async () => {
      if (at % PATIENT_EACH === PATIENT_EACH - 1) await untilAllWrote(writers, state);
      await oneKill(options, report, random, state);
    };
    await Promise.race([round(), givenUp]);
  }
  state.stopping = true;
  await working;
  for (const writer of writers) report.losses.push(...(await writer.check(client)));
}

/** A new installation loads its sample of prices, begun anew at each start until it is done; kills wait for that. */
async function untilPricesAreThere(client: RawClient): Promise<void> {
  const target = '/api/market/ticker/?state=Maharashtra';
  for (let tries = 0; tries < PRICE_TRIES; tries += 1) {
    const outcome = await client.send({ method: 'GET', target, headers: {} });
    if ('answer' in outcome && outcome.answer.status === 200) return;
    await sleep(1_000);
  }
  throw new Error('the sample of prices was not loaded');
}

interface State {
  round: number;
  stopping: boolean;
  /** Pending writes. */
  busy: number;
  /** Completed writes, by writer. */
  done: Map<Writer, number>;
}

async function work(writer: Writer, state: State, restMs = 0): Promise<void> {
  while (!state.stopping) {
    state.busy += 1;
    await writer.write(state.round).finally(() => {
      state.busy -= 1;
    });
    state.done.set(writer, (state.done.get(writer) ?? 0) + 1);
    if (restMs > 0) await sleep(restMs);
  }
}

async function oneKill(
  { product, onRound }: KillOptions,
  report: KillReport,
  random: Random,
  state: State,
): Promise<void> {
  const kind = killKindOf(state.round);
  await untilAcknowledged(report.tally);
  await sleep(random.below(MOMENT_MS));
  if (state.busy > 0) report.inWriting += 1;
  const before = await postmasterOf(product.dataDir);
  const killedAt = Date.now();
  const place = { server: product.app().process.pid ?? 0, dataDir: product.dataDir };
  await kill(kind, place, random);
  if (endsServer(kind)) await product.startAgain();
  else await untilDatabaseNoticed(kind, product.dataDir, before);
  await untilAcknowledged(report.tally);
  const outageMs = Date.now() - killedAt;
  report.kills.set(kind, (report.kills.get(kind) ?? 0) + 1);
  if (outageMs > report.longestOutageMs)
    Object.assign(report, { longestOutageMs: outageMs, longestAfter: KILL_KINDS[kind] });
  onRound?.(`kill ${state.round + 1}: ${KILL_KINDS[kind]}, writing again after ${outageMs} ms`);
}

/** Waits until every writer has completed a write: a photograph takes longer than most rounds. */
async function untilAllWrote(writers: readonly Writer[], { done }: State): Promise<void> {
  const before = new Map(done);
  while (writers.some((writer) => (done.get(writer) ?? 0) === (before.get(writer) ?? 0)))
    await sleep(20);
}

/** Waits for writes that were pending when the database was killed and may still be acknowledged. */
async function untilDatabaseNoticed(
  kind: KillKind,
  dataDir: string,
  before: number,
): Promise<void> {
  if (kind === 'backend') return void (await sleep(NOTICED_MS));
  const began = Date.now();
  while ((await postmasterOf(dataDir).catch(() => before)) === before) {
    if (Date.now() - began > RECOVERY_MS) throw new Error('the database was not started again');
    await sleep(10);
  }
}

/** Waits for the next acknowledged write. @throws Error when none comes within three minutes */
async function untilAcknowledged(tally: Tally): Promise<void> {
  const before = tally.acknowledged;
  const began = Date.now();
  while (tally.acknowledged === before) {
    if (Date.now() - began > RECOVERY_MS)
      throw new Error('no write was acknowledged for three minutes');
    await sleep(10);
  }
}
