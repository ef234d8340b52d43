import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterOf } from '../support/processes.ts';
import type { Product } from '../support/product.ts';
import { type Random, randomOf } from '../support/random.ts';
import { type RawClient, rawClient } from '../support/raw-http.ts';
import { BLOWS, type Blow, blowOf, endsServer, strike } from './blows.ts';
import { openWriters } from './open-writers.ts';
import { newTally, type Tally } from './sender.ts';
import type { Loss, Writer } from './writers.ts';

export interface KillOptions {
  product: Product;
  kills: number;
  seed: number;
  files: { photo: Buffer; video: Buffer };
  onRound?: (line: string) => void;
}

export interface KillReport {
  kills: Map<Blow, number>;
  tally: Tally;
  losses: Loss[];
  /** Longest time from a kill to the next acknowledged write, and after what. */
  longestOutageMs: number;
  longestAfter: string;
  /** Kills that fell while a write was under way. */
  inWriting: number;
}

/** So many kills are one chapter with new accounts, checked at its end, so that lists stay short. */
const CHAPTER = 25;
/** A kill comes so long after the round's first acknowledged write, at most. */
const MOMENT_MS = 400;
const RECOVERY_MS = 60_000;
const NOTICED_MS = 250;
const PRICE_TRIES = 20;
/** Every so many rounds the kill waits until the slow writes got through as well. */
const PATIENT_EACH = 4;

/**
 * Kills a running product again and again while farmers write into it and a video is on its way, starts it again where
 * its server died, and at the end of each chapter compares everything acknowledged with what is stored.
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
  const working = Promise.all(writers.map((writer) => work(writer, state)));
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
  /** Writes under way. */
  busy: number;
  /** Writes that came to their end, by writer. */
  done: Map<Writer, number>;
}

async function work(writer: Writer, state: State): Promise<void> {
  while (!state.stopping) {
    state.busy += 1;
    await writer.write(state.round).finally(() => {
      state.busy -= 1;
    });
    state.done.set(writer, (state.done.get(writer) ?? 0) + 1);
  }
}

async function oneKill(
  { product, onRound }: KillOptions,
  report: KillReport,
  random: Random,
  state: State,
): Promise<void> {
  const blow = blowOf(state.round);
  await untilAcknowledged(report.tally);
  await sleep(random.below(MOMENT_MS));
  if (state.busy > 0) report.inWriting += 1;
  const before = await postmasterOf(product.dataDir);
  const struckAt = Date.now();
  const place = { server: product.app().process.pid ?? 0, dataDir: product.dataDir };
  await strike(blow, place, random);
  if (endsServer(blow)) await product.startAgain();
  else await untilDatabaseNoticed(blow, product.dataDir, before);
  await untilAcknowledged(report.tally);
  const outageMs = Date.now() - struckAt;
  report.kills.set(blow, (report.kills.get(blow) ?? 0) + 1);
  if (outageMs > report.longestOutageMs)
    Object.assign(report, { longestOutageMs: outageMs, longestAfter: BLOWS[blow] });
  onRound?.(`kill ${state.round + 1}: ${BLOWS[blow]}, writing again after ${outageMs} ms`);
}

/** Waits until every writer has come to the end of a write: a photograph takes longer than most rounds. */
async function untilAllWrote(writers: readonly Writer[], { done }: State): Promise<void> {
  const before = new Map(done);
  while (writers.some((writer) => (done.get(writer) ?? 0) === (before.get(writer) ?? 0)))
    await sleep(20);
}

/** What was under way when the database was struck may still be acknowledged: waits until it has been. */
async function untilDatabaseNoticed(blow: Blow, dataDir: string, before: number): Promise<void> {
  if (blow === 'backend') return void (await sleep(NOTICED_MS));
  const began = Date.now();
  while ((await postmasterOf(dataDir).catch(() => before)) === before) {
    if (Date.now() - began > RECOVERY_MS) throw new Error('the database was not started again');
    await sleep(10);
  }
}

/** Waits for the next acknowledged write. @throws Error when none comes within a minute */
async function untilAcknowledged(tally: Tally): Promise<void> {
  const before = tally.acknowledged;
  const began = Date.now();
  while (tally.acknowledged === before) {
    if (Date.now() - began > RECOVERY_MS) throw new Error('no write was acknowledged for a minute');
    await sleep(10);
  }
}
