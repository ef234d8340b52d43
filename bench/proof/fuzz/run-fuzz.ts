import { randomBytes } from 'node:crypto';
import { randomOf } from '../support/random.ts';
import { type RawClient, rawClient } from '../support/raw-http.ts';
import { type Actor, type Cast, openCast } from './actors.ts';
import { type Finding, findingsOf, type Secrets } from './judge.ts';
import { type Description, nameOf, type Operation, operationsOf, UNDESCRIBED } from './openapi.ts';
import { type Files, intentOf, requestOf } from './requests.ts';
import { changesOf, openVictim, type Victim } from './victims.ts';

export interface FuzzOptions {
  url: string;
  requests: number;
  seed: number;
  files: Files;
  /** Grants an account every role; null where that is not possible. */
  makeStaff: ((email: string) => Promise<void>) | null;
  /** Concurrent requests. */
  together?: number;
  onProgress?: (done: number) => void;
}

export interface FuzzReport {
  sent: number;
  operations: number;
  /** Answers by status. */
  statuses: ReadonlyMap<number, number>;
  /** Reasons of 503, counted. */
  unavailable: ReadonlyMap<string, number>;
  /** Operations that never succeeded, with their last refusal: their handlers were not covered. */
  neverSucceeded: readonly string[];
  slowestMs: number;
  slowest: string;
  renewed: number;
  findings: readonly Finding[];
}

const VICTIMS = 2;
/** Weight of creating calls against calls that need an existing row. */
const CREATES = 3;
const makesRows = ({ path, statuses }: Operation) => statuses.has(201) && !path.includes('{');

/**
 * Sends valid and invalid requests of every operation of the OpenAPI description, as farmers, staff and anonymous clients, and
 * checks each answer for faults, missing answers and private data of two passive accounts, which are read again at
 * the end and must be unchanged.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const client = rawClient(options.url);
  try {
    return await fuzz(client, options);
  } finally {
    client.close();
  }
}

async function fuzz(client: RawClient, options: FuzzOptions): Promise<FuzzReport> {
  const { requests, seed, files, together = 8 } = options;
  const operations = [...(await describedBy(client)), ...UNDESCRIBED];
  const deck = operations.flatMap((operation) =>
    Array.from({ length: makesRows(operation) ? CREATES : 1 }, () => operation),
  );
  const cast = await openCast(client, options.makeStaff);
  const victims: Victim[] = [];
  for (let at = 0; at < VICTIMS; at += 1)
    victims.push(await openVictim(client, `canary${randomBytes(6).toString('hex')}`, cast.shared));
  const secrets: Secrets = {
    hidden: victims.flatMap((victim) => victim.secrets.hidden),
    forStaff: victims.flatMap((victim) => victim.secrets.forStaff),
  };
  const report = {
    sent: 0,
    operations: operations.length,
    statuses: new Map<number, number>(),
    unavailable: new Map<string, number>(),
    neverSucceeded: [] as string[],
    slowestMs: 0,
    slowest: '',
    renewed: 0,
    findings: [] as Finding[],
  };
  const succeeded = new Set<Operation>();
  const refused = new Map<Operation, string>();
  const one = async (index: number): Promise<void> => {
    const operation = inTurn(deck, index, seed);
    const random = randomOf(seed * 1_000_003 + index);
    const actor = cast.pick(random, operation);
    const intent = intentOf(random);
    const request = requestOf(operation, actor, cast, files, intent, random);
    const outcome = await client.send(request);
    report.sent += 1;
    report.findings.push(...findingsOf(operation, request, actor, outcome, secrets));
    if ('broken' in outcome) return;
    const { status, body, ms, headers } = outcome.answer;
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
    if (ms > report.slowestMs) Object.assign(report, { slowestMs: ms, slowest: nameOf(operation) });
    if (status === 503) count(report.unavailable, codeOf(body));
    if (status === 404 && intent === 'valid')
      for (const part of request.target.split('/')) actor.own.forget(part);
    if (status >= 400 && intent === 'valid')
      refused.set(operation, `${status} ${body.toString().slice(0, 160)}`);
    if (status < 400) {
      succeeded.add(operation);
      learn(operation, actor, cast, body, headers.location);
    }
    const { authorization } = request.headers;
    const wasGood = authorization === `Bearer ${actor.farmer?.access}`;
    if (status === 401 && wasGood && operation.signedIn) await renewOnce(cast, actor);
  };
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < requests; index = next++) {
      await one(index);
      options.onProgress?.(report.sent);
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  for (const victim of victims) report.findings.push(...(await changesOf(client, victim)));
  report.renewed = cast.renewed;
  report.neverSucceeded = operations
    .filter((operation) => !succeeded.has(operation))
    .map(
      (operation) =>
        `${nameOf(operation)}: ${refused.get(operation) ?? 'never asked as it should'}`,
    );
  return report;
}

/** All operations in every round, shuffled. */
function inTurn(deck: readonly Operation[], index: number, seed: number): Operation {
  const round = Math.floor(index / deck.length);
  const random = randomOf(seed * 7_919 + round);
  const order = deck.map((operation) => ({ operation, at: random.next() }));
  order.sort((a, b) => a.at - b.at);
  return order[index % deck.length]?.operation as Operation;
}

async function describedBy(client: RawClient): Promise<Operation[]> {
  const outcome = await client.send({ method: 'GET', target: '/api/openapi.json', headers: {} });
  if (!('answer' in outcome) || outcome.answer.status !== 200)
    throw new Error(`no API description: ${JSON.stringify(outcome).slice(0, 200)}`);
  return operationsOf(JSON.parse(outcome.answer.body.toString()) as Description);
}

const renewing = new WeakMap<Actor, Promise<void>>();

/** Concurrent requests of one actor share one renewal. */
async function renewOnce(cast: Cast, actor: Actor): Promise<void> {
  const running = renewing.get(actor) ?? cast.renew(actor).finally(() => renewing.delete(actor));
  renewing.set(actor, running);
  await running;
}

const PUBLIC =
  /^\/api\/(?:user\/(?:posts|reels|farmers|follow|experts)|schemes|guidance|crops|geo|news)|^\/media\//;

function learn(
  operation: Operation,
  actor: Actor,
  cast: Cast,
  body: Buffer,
  location?: string,
): void {
  const upload = /\/api\/user\/uploads\/([^/]+)\//.exec(location ?? '')?.[1];
  if (upload) actor.own.add('/api/user/uploads/', upload);
  let answer: unknown;
  try {
    answer = JSON.parse(body.toString());
  } catch {
    return;
  }
  actor.own.learn(operation, answer);
  // Half of the ids belong to others: foreign ids are the most likely leak.
  if (PUBLIC.test(operation.path) || operation.method === 'POST')
    cast.shared.learn(operation, answer);
}

function codeOf(body: Buffer): string {
  try {
    const { problems } = JSON.parse(body.toString()) as { problems: { code: string }[] };
    return problems.map(({ code }) => code).join(', ');
  } catch {
    return 'unreadable';
  }
}

const count = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);
