import type { Tag } from '@ankur/contracts/http/tags';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { baseQuery, type HttpError } from '../http/base-query.ts';
import { sessionOwner } from '../session/tokens.ts';
import { createSignal } from '../signal.ts';
import { nowMs } from '../time/clock.ts';
import { browserStore } from './browser-store.ts';
import { isOnWifi, keepForLater, onLineChange } from './device.ts';
import type { SentWrite } from './fold.ts';
import { browserLocks } from './locks.ts';
import { purge } from './purge.ts';
import { type Decision, isLive, queue } from './queue.ts';
import type { NewWrite, OutboxRecord, Refusal } from './record.ts';
import { expectAnswers, type SenderPorts, sendDue, sendOne } from './sender.ts';
import type { Settled } from './settle.ts';
import { type Files, memoryStore } from './store.ts';
import { outcomeOf, requestOfRecord } from './wire.ts';

/** What the screens see of one farmer's writes. */
export interface Snapshot {
  readonly owner: string | null;
  /** What waits, in the order in which it was written. */
  readonly records: readonly OutboxRecord[];
  /** What was answered a moment ago, until lists have been read again. */
  readonly sent: readonly SentWrite[];
}

/** What became of a write as far as its form can wait for it. */
export type Written =
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'kept' }
  | { readonly kind: 'failed'; readonly error: HttpError };

/** What the app does about the outbox; see `app/use-outbox-events.ts`. */
export interface OutboxListener {
  /** Writes were answered: what they tell about must be read again. */
  onSent(tags: readonly Tag[]): void;
  /** No answer came to a form: its write is kept. In `needs_you` when it was changed elsewhere meanwhile. */
  onKept(record: OutboxRecord): void;
}

/** What was sent stands in for lists that are being read again for so long. */
const SENT_SHOWN_MS = 15_000;
/** A form does not keep a farmer longer: what is on its way goes on by itself. */
const PATIENCE_MS = 15_000;
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

/** Reads what waits anew, for every screen of this tab. */
async function reload(): Promise<void> {
  const owner = sessionOwner();
  reading += 1;
  const mine = reading;
  const records = owner ? await store.read(owner) : [];
  if (mine !== reading || sessionOwner() !== owner) return;
  const live = records.filter(isLive).sort((a, b) => a.place - b.place);
  snapshot = { owner, records: live, sent: sent.filter(({ record }) => record.owner === owner) };
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

function noteSent(write: SentWrite): void {
  const now = nowMs();
  const fresh = sent.filter(({ atMs }) => Math.abs(now - atMs) < SENT_SHOWN_MS);
  sent = [...fresh, { ...write, atMs: now }];
}

/** The writes whose form is still waiting for them, and which read their lists again themselves. */
const watched = new Set<string>();

function onSettled(settled: Settled): void {
  if (settled.kind !== 'sent') return;
  const { record, answer } = settled;
  noteSent({ record, answer });
  channel?.postMessage({ kind: 'sent', record, answer });
  if (!watched.has(record.id)) listener?.onSent(record.tags);
}

const NO_STORE = {
  signal: new AbortController().signal,
  dispatch: () => undefined,
  getState: () => undefined,
  abort: () => undefined,
  extra: undefined,
  endpoint: 'outbox',
  type: 'mutation',
} as unknown as BaseQueryApi;

const lock = browserLocks();
const ports: SenderPorts = {
  store: {
    change: (owner, decide, files) => change(owner, decide, files),
    read: (owner) => store.read(owner),
    filesOf: (record) => store.filesOf(record),
  },
  lock,
  send: async (record, files) =>
    outcomeOf(await baseQuery(requestOfRecord(record, files), NO_STORE, {})),
  owner: sessionOwner,
  nowMs,
  chance: Math.random,
  isOnWifi,
  onSettled,
};

let isRunning = false;
let isWanted = false;

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
    next = navigator.onLine ? await sendDue(ports).catch(() => null) : null;
  }
  isRunning = false;
  lookAgain(next);
}

const errorOf = ({ status, body }: Refusal): HttpError => ({ status, data: body });

/** A refusal that the form tells of: what was just pressed is not kept, since the form keeps its words. */
async function handBack(record: OutboxRecord, refusal: Refusal): Promise<Written> {
  await change(record.owner, () => ({ remove: [record.id], result: undefined }));
  return { kind: 'failed', error: errorOf(refusal) };
}

const CONFLICT = 412;

async function sendPressed(record: OutboxRecord, isOwn: boolean): Promise<Written> {
  for (let round = 0; round < 3; round += 1) {
    const settled = await sendOne(ports, record);
    if (!settled || settled.kind === 'gone') break;
    if (settled.kind === 'sent') return { kind: 'done', answer: settled.answer };
    const isWatched = watched.has(record.id);
    if (settled.kind === 'needs_you') {
      const { refusal } = settled.record;
      if (!refusal || refusal.status === CONFLICT || !isWatched) break;
      if (isOwn) return handBack(record, refusal);
      return { kind: 'failed', error: errorOf(refusal) };
    }
    const { outcome } = settled;
    if (outcome.kind === 'failed' || outcome.kind === 'signed_out') {
      if (!isOwn || !isWatched) break;
      return handBack(record, outcome.refusal);
    }
    if (outcome.kind !== 'refused') break;
  }
  const isLeft = (await store.read(record.owner)).some(({ id }) => id === record.id);
  return isLeft ? { kind: 'kept' } : { kind: 'done', answer: record.row };
}

async function attempt(record: OutboxRecord, isOwn: boolean): Promise<Written> {
  if (!navigator.onLine || (record.held && !isOnWifi())) return { kind: 'kept' };
  watched.add(record.id);
  const patience = new Promise<Written>((resolve) => {
    setTimeout(() => {
      watched.delete(record.id);
      resolve({ kind: 'kept' });
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([sendPressed(record, isOwn), patience]);
  } finally {
    watched.delete(record.id);
  }
}

/**
 * Takes a write in and tries it at once. It is stored before it is sent: without an answer it waits, outliving the page
 * and the session. Refusals and faults go back to the form that waits for it, which keeps its words.
 * @throws when this device has no room to store it
 */
export async function write(one: NewWrite, files?: Files): Promise<Written> {
  const queued = await change(one.owner, (records) => queue(records, one), files);
  if (queued === null) return { kind: 'kept' };
  const written = await attempt(queued, queued.id === one.id);
  if (written.kind !== 'kept') return written;
  const now = (await store.read(one.owner)).find(({ id }) => id === queued.id);
  listener?.onKept(now ?? queued);
  void keepForLater();
  lookAgain(null);
  return written;
}

function onMessage({ data }: MessageEvent): void {
  if (data?.kind === 'sent') {
    noteSent(data);
    listener?.onSent(data.record.tags);
  }
  void reload();
}

/** Starts sending what waits, for as long as a page is open. */
export function startOutbox(of: OutboxListener): () => void {
  listener = of;
  if ('BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('outbox');
    channel.onmessage = onMessage;
  }
  const wake = (): void => {
    expectAnswers();
    void sendWaiting();
  };
  const onWorker = ({ data }: MessageEvent): void => {
    if (data?.kind === 'outbox') wake();
  };
  navigator.serviceWorker?.addEventListener('message', onWorker);
  const stop = onLineChange(wake);
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

/** What waits for who is signed in. */
export function currentSnapshot(): Snapshot {
  return snapshot.owner === sessionOwner() ? snapshot : EMPTY;
}

export const subscribeOutbox = signal.subscribe;

/** Begins with nothing; for tests. */
export function resetOutbox(): void {
  store = memoryStore();
  snapshot = EMPTY;
  sent = [];
  watched.clear();
}
