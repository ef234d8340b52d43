import { setTimeout as sleep } from 'node:timers/promises';
import { openWriters } from '../kill/open-writers.ts';
import { newTally, senderOf, type Tally } from '../kill/sender.ts';
import { chatter, type Loss, type Writer } from '../kill/writers.ts';
import { register } from '../support/farmer.ts';
import { rawClient } from '../support/raw-http.ts';
import type { District } from './district.ts';
import { type OwnReads, openOwnReader } from './own-reads.ts';

export interface DistrictReport {
  tally: Tally;
  losses: Loss[];
  reads: OwnReads;
  /** From the kill to the next acknowledged write, by writer, in ms. */
  outages: Map<string, number>;
  /** Servers that ended. */
  ended: number;
}

export interface DistrictOptions {
  district: District;
  files: { photo: Buffer; video: Buffer };
  /** Seconds of writing before the kill, and after everybody writes again. */
  seconds: number;
  /** How long whoever watches the database takes to notice that it is gone. */
  noticeMs: number;
  print(line: string): void;
}

/** Every writer is given so long to be acknowledged again. */
const PATIENCE_MS = 90_000;
const LOOK_MS = 25;
const WARM_WRITES = 4;
const WARM_MS = 180_000;
/** Comments of the account that reads its own, a second. */
const OWN_READS_MS = 200;

interface Work {
  writer: Writer;
  tally: Tally;
}

/** Lets farmers write, upload and chat, kills the primary under them, promotes the standby, and counts what was lost. */
export async function runDistrict(options: DistrictOptions): Promise<DistrictReport> {
  const { district, seconds, print } = options;
  const client = rawClient(district.url);
  const tallies: Tally[] = [];
  const newest = () => {
    const tally = newTally();
    tallies.push(tally);
    return tally;
  };
  try {
    const writers = await openWriters(client, options.files, newest);
    writers.push(chatter(senderOf(client, await register(client), newest())));
    const works = writers.map((writer, at): Work => ({ writer, tally: tallies[at] ?? newest() }));
    const own = await openOwnReader(client);
    const state = { stopping: false, round: 0 };
    const working = Promise.all([
      ...works.map(async ({ writer }) => {
        while (!state.stopping) await writer.write(state.round);
      }),
      (async () => {
        for (; !state.stopping; await sleep(OWN_READS_MS)) await own.once();
      })(),
    ]);
    const broken = new Promise<never>((_, reject) => working.catch(reject));
    broken.catch(() => {});
    await Promise.race([untilWarm(works), broken]);
    await Promise.race([sleep(seconds * 1_000), broken]);
    state.round = 1;
    const killedAt = await failOver(options, () => sumOf(tallies).acknowledged);
    const outages = await Promise.race([outagesSince(killedAt, works), broken]);
    print('everybody writes again');
    await Promise.race([sleep(seconds * 1_000), broken]);
    state.stopping = true;
    await working;
    const losses: Loss[] = [];
    for (const { writer } of works) losses.push(...(await writer.check(client)));
    const ended = district.servers.filter(({ process }) => process.exitCode !== null).length;
    return { tally: sumOf(tallies), losses, reads: own.report, outages, ended };
  } finally {
    client.close();
  }
}

/**
 * Waits until each writer has been acknowledged several times, by both servers: the assistant of each is loaded with its
 * first question, which on a busy machine takes longer than any failover. @throws Error when that takes too long
 */
async function untilWarm(works: readonly Work[]): Promise<void> {
  const began = Date.now();
  while (works.some(({ tally }) => tally.acknowledged < WARM_WRITES)) {
    if (Date.now() - began > WARM_MS) throw new Error('not everybody could write before the kill');
    await sleep(LOOK_MS);
  }
}

/** Kills the primary and has the standby take its place; answers when it was killed. */
async function failOver(
  { district: { postgres, pooler }, noticeMs, print }: DistrictOptions,
  acknowledged: () => number,
): Promise<number> {
  const killedAt = Date.now();
  await postgres.killPrimary();
  print(`the primary is killed after ${acknowledged()} acknowledged writes`);
  await sleep(noticeMs);
  await postgres.promote();
  await pooler.pointTo(postgres.standbyPort);
  print(`the standby is the primary ${Date.now() - killedAt} ms after the kill`);
  return killedAt;
}

/** From the kill to each writer's next acknowledged write. @throws Error when one gets through no more */
async function outagesSince(
  killedAt: number,
  works: readonly Work[],
): Promise<Map<string, number>> {
  const outages = new Map<string, number>();
  // An answer that was on its way when the primary was struck is none of the new one.
  const since = Date.now();
  while (outages.size < works.length) {
    for (const { writer, tally } of works) {
      const at = tally.acknowledgedAt;
      if (!outages.has(writer.name) && at > since) outages.set(writer.name, at - killedAt);
    }
    if (Date.now() - killedAt > PATIENCE_MS) {
      const silent = works.map(({ writer }) => writer.name).filter((name) => !outages.has(name));
      throw new Error(`no write acknowledged for ${PATIENCE_MS / 1000} s: ${silent.join(', ')}`);
    }
    await sleep(LOOK_MS);
  }
  return outages;
}

function sumOf(tallies: readonly Tally[]): Tally {
  const sum = newTally();
  for (const { acknowledged, acknowledgedAt, again, failures } of tallies) {
    sum.acknowledged += acknowledged;
    sum.acknowledgedAt = Math.max(sum.acknowledgedAt, acknowledgedAt);
    sum.again += again;
    for (const [status, times] of failures)
      sum.failures.set(status, (sum.failures.get(status) ?? 0) + times);
  }
  return sum;
}
