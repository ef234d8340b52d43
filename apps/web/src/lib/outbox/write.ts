import type { HttpError } from '../http/base-query.ts';
import { nowMs } from '../time/clock.ts';
import { isOnWifi, keepForLater } from './device.ts';
import { endStanding, isStanding, standForWrite, takeIn } from './left-in-form.ts';
import {
  change,
  currentSnapshot,
  large,
  noteKept,
  ports,
  reload,
  sendWaiting,
  watched,
} from './outbox.ts';
import type { NewWrite, OutboxRecord, Refusal } from './record.ts';
import { asWaiting } from './same-upload.ts';
import { sendOne } from './sender.ts';
import type { Outcome } from './settle.ts';
import { type FormOfWrite, type StayingForm, stayingForms } from './staying-forms.ts';
import type { Files } from './store.ts';

/** What became of a write as far as its form can wait for it. */
export type Written =
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'kept' }
  | { readonly kind: 'failed'; readonly error: HttpError };

// Without the code that was never fetched it waits as without a network.
large.send = (...write) =>
  import('./send-in-pieces.ts').then(
    ({ sendInPieces }) => sendInPieces(...write),
    () => ({ kind: 'unanswered' }),
  );

/** A form does not keep a farmer longer: what is on its way goes on by itself. */
const PATIENCE_MS = 15_000;
const errorOf = ({ status, body }: Refusal): HttpError => ({ status, data: body });

const failed = (refusal: Refusal): Written => ({ kind: 'failed', error: errorOf(refusal) });

/** A refusal that the form tells of: what was just pressed is not kept, since the form keeps its words. */
async function handBack(record: OutboxRecord, refusal: Refusal): Promise<Written> {
  await change(record.owner, () => ({ remove: [record.id], result: undefined }));
  return failed(refusal);
}

type Passing = Extract<Outcome, { kind: 'failed' | 'signed_out' }>;

/**
 * A fault, or an ended session where the specification has a text for it, that the form tells of: what was typed stays
 * here as well, so that it outlives the page. What only a button says is not kept after a fault, since nothing was typed.
 */
async function tell(record: OutboxRecord, { kind, refusal }: Passing): Promise<Written> {
  if (kind === 'failed') {
    if (record.kind !== 'make' && record.kind !== 'change') return handBack(record, refusal);
    await standForWrite(record);
  }
  void keepForLater();
  return failed(refusal);
}

const CONFLICT = 412;
const NO_ANSWER: Written = {
  kind: 'failed',
  error: { status: 'FETCH_ERROR', error: 'no answer came' },
};

/** The form that stays open tells that no answer came, and stands for the write, which is kept. */
async function tellSilence(record: OutboxRecord): Promise<Written> {
  await standForWrite(record);
  void keepForLater();
  return NO_ANSWER;
}

/** Without the form a write goes on as one that waits, and lists show it. */
function onceLeft(id: string, { left }: StayingForm): void {
  const leave = (): void => {
    stayingForms.delete(id);
    endStanding(id);
    watched.delete(id);
    void reload().then(sendWaiting, () => undefined);
  };
  if (left.aborted) leave();
  else left.addEventListener('abort', leave, { once: true });
}

/** Sends what this device has no room to keep, while its form stays open. */
async function sendUnstored(one: NewWrite, files: Files = new Map()): Promise<Written> {
  const begun = { place: 0, version: null, attempts: 1, nextTryMs: 0, held: false } as const;
  const record = { ...one, ...begun, state: 'sending', refusal: null, discardedMs: null } as const;
  const outcome = await ports.send(record, files);
  if (outcome.kind === 'done') return outcome;
  return outcome.kind === 'unanswered' ? NO_ANSWER : failed(outcome.refusal);
}

async function sendPressed(record: OutboxRecord, pressed: string): Promise<Written> {
  const isOwn = record.id === pressed;
  for (let round = 0; round < 3; round += 1) {
    const settled = await sendOne(ports, record);
    if (!settled || settled.kind === 'gone') break;
    if (settled.kind === 'sent') return { kind: 'done', answer: settled.answer };
    const isWatched = watched.has(pressed);
    if (settled.kind === 'needs_you') {
      const { refusal } = settled.record;
      if (!refusal || refusal.status === CONFLICT || !isWatched) break;
      return isOwn ? handBack(record, refusal) : failed(refusal);
    }
    const { outcome } = settled;
    if (outcome.kind === 'unanswered' && stayingForms.has(pressed)) return tellSilence(record);
    if (outcome.kind === 'signed_out' && !record.tellsEnd) break;
    if (outcome.kind === 'failed' || outcome.kind === 'signed_out') {
      if (!isOwn || !isWatched) break;
      return tell(record, outcome);
    }
    if (outcome.kind !== 'refused') break;
  }
  const isLeft = (await ports.store.read(record.owner)).some(({ id }) => id === record.id);
  return isLeft ? { kind: 'kept' } : sentBeside(record);
}

/** The answer to what was sent by the loop over all that is due, or by another tab. */
async function sentBeside({ id, row }: NewWrite): Promise<Written> {
  await reload();
  const sent = currentSnapshot().sent.find(({ record }) => record.id === id);
  return { kind: 'done', answer: sent?.answer ?? row };
}

/** It can still be taken back and is sent later by itself. */
const isUndoable = ({ undoMs, nextTryMs }: OutboxRecord): boolean =>
  undoMs !== undefined && nextTryMs > nowMs();

async function attempt(record: OutboxRecord, pressed: string): Promise<Written> {
  if (isUndoable(record)) return { kind: 'kept' };
  if (!navigator.onLine || record.paused || (record.held && !isOnWifi())) return { kind: 'kept' };
  if (stayingForms.has(pressed)) return sendPressed(record, pressed);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<Written>((resolve) => {
    timer = setTimeout(() => {
      watched.delete(pressed);
      resolve({ kind: 'kept' });
    }, PATIENCE_MS);
  });
  // A later attempt with the same id has a time limit of its own.
  return Promise.race([sendPressed(record, pressed), patience]).finally(() => clearTimeout(timer));
}

/**
 * Takes a write in and tries it at once. It is stored before it is sent: without an answer it waits, outliving the page
 * and the session. A refusal goes back to the form that waits for it, which keeps its words, and is not kept here;
 * where none does, it stays. A fault is told to the form, and what was typed waits; after the end of the
 * session it waits as without a network. To a form that stays open it is told as well when no answer comes.
 * @throws when this device has no room to store it, unless a form stays open, which then sends it
 */
export async function write(
  asked: NewWrite,
  files?: Files,
  form: FormOfWrite = 'waits',
): Promise<Written> {
  const staying = typeof form === 'object' ? form : null;
  const one = staying ? await asWaiting(asked) : asked;
  if (form !== 'none') watched.add(one.id);
  if (staying) stayingForms.set(one.id, staying);
  let queued: OutboxRecord | null;
  let written: Written;
  try {
    // What waited a moment ago may have been sent since.
    const isThere = (records: readonly OutboxRecord[]): boolean =>
      one === asked || records.some(({ id }) => id === one.id);
    const taken = change(
      one.owner,
      (records) => (isThere(records) ? takeIn(records, one) : { result: null }),
      files,
    );
    const stored = staying ? await taken.catch(() => undefined) : await taken;
    if (stored === undefined) return await sendUnstored(one, files);
    queued = stored;
    if (staying) onceLeft(one.id, staying);
    if (queued) written = await attempt(queued, one.id);
    else written = one === asked ? { kind: 'kept' } : await sentBeside(one);
  } finally {
    stayingForms.delete(one.id);
    if (!isStanding(one.id)) watched.delete(one.id);
  }
  if (written.kind === 'done') return written;
  await reload();
  if (written.kind === 'failed') return written;
  if (!queued) return written;
  if (isUndoable(queued) && navigator.onLine) {
    void keepForLater();
    // Nothing is due yet: the loop looks again when it is.
    void sendWaiting();
    return written;
  }
  const id = queued.id;
  const now = (await ports.store.read(one.owner)).find((record) => record.id === id);
  noteKept(now ?? queued);
  return written;
}
