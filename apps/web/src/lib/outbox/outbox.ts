import type { Tag } from '@ankur/contracts/http/tags';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { baseQuery } from '../http/base-query.ts';
import { lendSession } from '../session/renew.ts';
import { sessionOwner } from '../session/tokens.ts';
import { noteUnsentWrites } from '../session/unsent.ts';
import { createSignal } from '../signal.ts';
import { nowMs } from '../time/clock.ts';
import { browserStore } from './browser-store.ts';
import { isOnWifi, keepForLater, onLineChange } from './device.ts';
import type { SentWrite } from './fold.ts';
import { browserLocks } from './locks.ts';
import { rouse } from './next.ts';
import { purge } from './purge.ts';
import type { OutboxRecord } from './record.ts';
import { type Decision, isLive } from './records.ts';
import { expectAnswers, type SenderPorts, sendDue } from './sender.ts';
import type { Outcome, Settled } from './settle.ts';
import type { Files } from './store.ts';
import { outcomeOf, requestOfRecord } from './wire.ts';

/** What the screens see of one farmer's writes. */
export interface Snapshot {
  readonly owner: string | null;
  /** What waits, in the order in which it was written. */
  readonly records: readonly OutboxRecord[];
  /** What was answered a moment ago, until lists have been read again. */
  readonly sent: readonly SentWrite[];
}

/** What the app does about the outbox; see `app/use-outbox-events.ts`. */
export interface OutboxListener {
  /** Writes were answered: what they tell about must be read again. */
  onSent(tags: readonly Tag[]): void;
  /** No answer came to a form: its write is kept. In `needs_you` when it was changed elsewhere meanwhile. */
  onKept(record: OutboxRecord): void;
}

/** What was sent stands in for lists that are being read again for so long. */
const SENT_SHOWN_MS = 15_000;
/** How often it is looked again at most and at least while something waits. */
const LOOK_MS = { soonest: 1000, latest: 60_000 } as const;

const EMPTY: Snapshot = { owner: null, records: [], sent: [] };
const signal = createSignal();
let store = browserStore();
let snapshot = EMPTY;
let sent: (SentWrite & { atMs: number })[] = [];
let listener: OutboxListener | undefined;
let channel: BroadcastChannel | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let reading = 0;

/**
 * The writes whose form is still waiting for them: they stand in the form alone, and their form reads its lists again.
 */
export const watched = new Set<string>();

/** Reads what waits anew, for every screen of this tab. */
export async function reload(): Promise<void> {
  const owner = sessionOwner();
  reading += 1;
  const mine = reading;
  const records = owner ? await store.read(owner) : [];
  if (mine !== reading || sessionOwner() !== owner) return;
  const live = records
    .filter((one) => isLive(one) && !watched.has(one.id))
    .sort((a, b) => a.place - b.place);
  sent = freshSent();
  snapshot = { owner, records: live, sent: sent.filter(({ record }) => record.owner === owner) };
  noteUnsentWrites(live.length);
  signal.emit();
}

/** Changes a farmer's records; every tab hears of it. */
export async function change<Result>(
  owner: string,
  decide: (records: readonly OutboxRecord[]) => Decision<Result>,
  files?: Files,
): Promise<Result> {
  const result = await store.change(owner, decide, files);
  channel?.postMessage({ kind: 'changed' });
  await reload();
  return result;
}

const freshSent = () => sent.filter(({ atMs }) => Math.abs(nowMs() - atMs) <= SENT_SHOWN_MS);

/** Reads what waits anew, unless the storage cannot be read this time. */
const tryReload = (): void => void reload().catch(() => undefined);

function noteSent(write: SentWrite): void {
  sent = [...freshSent(), { ...write, atMs: nowMs() }];
  tryReload();
  // Later the lists speak for themselves.
  setTimeout(tryReload, SENT_SHOWN_MS + 1);
}

function onSettled(settled: Settled): void {
  if (settled.kind !== 'sent') return;
  const { record, answer } = settled;
  noteSent({ record, answer });
  channel?.postMessage({ kind: 'sent', record, answer });
  if (!watched.has(record.id)) listener?.onSent(record.tags);
  if (snapshot.records.some(({ silent, id }) => silent && id !== record.id)) void wake();
}

/** A request of no store; the signal is all that is read of it. */
const NO_STORE = { signal: new AbortController().signal } as BaseQueryApi;

type Send = (record: OutboxRecord) => Promise<Outcome>;
/** Sends a write whose file goes in pieces; set by `write.ts`, which comes after the page. */
export const large: { send?: (one: OutboxRecord, files: Files, send: Send) => Promise<Outcome> } =
  {};

const lock = browserLocks();
/** What the sender stands on here. */
export const ports: SenderPorts = {
  store: {
    change: (owner, decide, files) => change(owner, decide, files),
    read: (owner) => store.read(owner),
    filesOf: (record) => store.filesOf(record),
  },
  lock,
  send: async (record, files) => {
    const send: Send = async (one) =>
      outcomeOf(await baseQuery(requestOfRecord(one, files), NO_STORE, {}));
    if (!record.pieces) return send(record);
    return large.send?.(record, files, send) ?? { kind: 'unanswered' };
  },
  owner: sessionOwner,
  nowMs,
  chance: Math.random,
  isOnWifi,
  onSettled,
};

let isRunning = false;
let isWanted = false;
/** A sign of a network came, and no attempt has begun since: what was on its way then may still come to rest. */
let isWoken = false;

/** Looks again when more will be due; null: after a while. */
function lookAgain(nextMs: number | null): void {
  clearTimeout(timer);
  const isWaiting = snapshot.records.some(({ state }) => state !== 'needs_you');
  if (!listener || !isWaiting) return;
  const rest = nextMs === null ? LOOK_MS.latest : nextMs - nowMs();
  const waitMs = Math.min(LOOK_MS.latest, Math.max(LOOK_MS.soonest, rest));
  timer = setTimeout(() => void sendWaiting(), waitMs);
}

/** Sends what is due, and looks again when more will be. */
export async function sendWaiting(): Promise<void> {
  isWanted = true;
  if (isRunning) return;
  isRunning = true;
  let next: number | null = null;
  while (isWanted) {
    isWanted = false;
    if (isWoken) await endRests();
    next = navigator.onLine ? await sendDue(ports).catch(() => null) : null;
  }
  isRunning = false;
  lookAgain(next);
}

/** What rests for want of an answer goes at once. */
async function endRests(): Promise<void> {
  isWoken = false;
  expectAnswers();
  const owner = sessionOwner();
  if (owner && snapshot.records.some(({ silent }) => silent))
    await change(owner, rouse).catch(() => undefined);
}

/** There is a reason to believe that answers come again. */
async function wake(): Promise<void> {
  isWoken = true;
  await sendWaiting();
}

function onMessage({ data }: MessageEvent): void {
  if (data?.kind === 'sent') {
    noteSent(data);
    listener?.onSent(data.record.tags);
  }
  tryReload();
}

/** Starts sending what waits, for as long as a page is open. */
export function startOutbox(of: OutboxListener): () => void {
  listener = of;
  if ('BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('outbox');
    channel.onmessage = onMessage;
  }
  const onWorker = ({ data }: MessageEvent): void => {
    if (data?.kind === 'outbox') void wake();
  };
  navigator.serviceWorker?.addEventListener('message', onWorker);
  const stop = onLineChange(() => void wake());
  return () => {
    stop();
    navigator.serviceWorker?.removeEventListener('message', onWorker);
    channel?.close();
    channel = undefined;
    listener = undefined;
    clearTimeout(timer);
  };
}

/** Shows and sends what waits for who is signed in now. */
export async function takeOver(): Promise<void> {
  const owner = sessionOwner();
  try {
    if (owner) await change(owner, (records) => purge(records, nowMs()));
    else await reload();
    await sendWaiting();
  } catch {
    // the database did not open this time; the next look tries again
  }
}

/** The files of a write that waits. */
export const filesOf = async (record: OutboxRecord): Promise<[string, Blob][]> => [
  ...(await store.filesOf(record)),
];

/** What waits for who is signed in. */
export function currentSnapshot(): Snapshot {
  return snapshot.owner === sessionOwner() ? snapshot : EMPTY;
}

export const subscribeOutbox = signal.subscribe;

/** Says that no answer came to a form, whose write is kept. */
export function noteKept(record: OutboxRecord): void {
  listener?.onKept(record);
  void keepForLater();
  void lendSession();
  lookAgain(record.nextTryMs || null);
}

/** Begins with nothing; for tests. */
export function resetOutbox(): void {
  store = browserStore();
  snapshot = EMPTY;
  sent = [];
  watched.clear();
}
