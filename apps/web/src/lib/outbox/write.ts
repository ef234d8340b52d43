import type { HttpError } from '../http/base-query.ts';
import { isOnWifi, keepForLater } from './device.ts';
import { isStanding, standForWrite, takeIn } from './left-in-form.ts';
import { change, large, noteKept, ports, reload, watched } from './outbox.ts';
import type { NewWrite, OutboxRecord, Refusal } from './record.ts';
import { sendOne } from './sender.ts';
import type { Outcome } from './settle.ts';
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
    if (outcome.kind === 'signed_out' && !record.tellsEnd) break;
    if (outcome.kind === 'failed' || outcome.kind === 'signed_out') {
      if (!isOwn || !isWatched) break;
      return tell(record, outcome);
    }
    if (outcome.kind !== 'refused') break;
  }
  const isLeft = (await ports.store.read(record.owner)).some(({ id }) => id === record.id);
  return isLeft ? { kind: 'kept' } : { kind: 'done', answer: record.row };
}

async function attempt(record: OutboxRecord, pressed: string): Promise<Written> {
  if (!navigator.onLine || record.paused || (record.held && !isOnWifi())) return { kind: 'kept' };
  const patience = new Promise<Written>((resolve) => {
    setTimeout(() => {
      watched.delete(pressed);
      resolve({ kind: 'kept' });
    }, PATIENCE_MS);
  });
  return Promise.race([sendPressed(record, pressed), patience]);
}

/**
 * Takes a write in and tries it at once. It is stored before it is sent: without an answer it waits, outliving the page
 * and the session. A refusal goes back to the form that waits for it, which keeps its words, and is not kept here;
 * `inBackground` none does, and it stays. A fault is told to the form, and what was typed waits; after the end of the
 * session it waits as without a network.
 * @throws when this device has no room to store it
 */
export async function write(one: NewWrite, files?: Files, inBackground = false): Promise<Written> {
  if (!inBackground) watched.add(one.id);
  let queued: OutboxRecord | null;
  let written: Written;
  try {
    queued = await change(one.owner, (records) => takeIn(records, one), files);
    written = queued ? await attempt(queued, one.id) : { kind: 'kept' };
  } finally {
    if (!isStanding(one.id)) watched.delete(one.id);
  }
  if (written.kind === 'done') return written;
  await reload();
  if (written.kind === 'failed') return written;
  if (!queued) return written;
  const id = queued.id;
  const now = (await ports.store.read(one.owner)).find((record) => record.id === id);
  noteKept(now ?? queued);
  return written;
}
