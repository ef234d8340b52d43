import type { HttpError } from '../http/base-query.ts';
import { isOnWifi } from './device.ts';
import { change, large, noteKept, ports, reload, watched } from './outbox.ts';
import { queue } from './queue.ts';
import type { NewWrite, OutboxRecord, Refusal } from './record.ts';
import { sendOne } from './sender.ts';
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

/** A refusal that the form tells of: what was just pressed is not kept, since the form keeps its words. */
async function handBack(record: OutboxRecord, refusal: Refusal): Promise<Written> {
  await change(record.owner, () => ({ remove: [record.id], result: undefined }));
  return { kind: 'failed', error: errorOf(refusal) };
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
 * and the session. Refusals and faults go back to the form that waits for it, which keeps its words; `inBackground` none
 * does, and they stay.
 * @throws when this device has no room to store it
 */
export async function write(one: NewWrite, files?: Files, inBackground = false): Promise<Written> {
  if (!inBackground) watched.add(one.id);
  let queued: OutboxRecord | null;
  let written: Written;
  try {
    queued = await change(one.owner, (records) => queue(records, one), files);
    written = queued ? await attempt(queued, one.id) : { kind: 'kept' };
  } finally {
    watched.delete(one.id);
  }
  if (written.kind !== 'kept') return written;
  await reload();
  if (!queued) return written;
  const id = queued.id;
  const now = (await ports.store.read(one.owner)).find((record) => record.id === id);
  noteKept(now ?? queued);
  return written;
}
