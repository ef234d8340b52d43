import { isSame } from './changed-fields.ts';
import { change, ports, reload, sendWaiting, watched } from './outbox.ts';
import { type Queued, queue, withDependants } from './queue.ts';
import type { NewWrite, OutboxRecord } from './record.ts';
import { type Decision, isLive } from './records.ts';

/** So long a form that was told of a fault stands for its write alone; then lists show that it waits. */
const FORM_STANDS_MS = 60_000;

/** What waits unseen while its form, which was told of a fault, stands for it; by the form. */
const left = new Map<string, OutboxRecord>();
const standing = new Set<string>();

/** The form of a write: the page it is on, and what it asks of the server. */
const formOf = ({ owner, request: { method, url } }: NewWrite): string =>
  [location.pathname, owner, method, url].join(' ');

/** Whether the lists do not show a write yet, since its form stands for it. */
export const isStanding = (id: string): boolean => standing.has(id);

/** From here on lists show it: what its form says next is another entry. Answers whether a form stood for it. */
export function endStanding(id: string): boolean {
  for (const [form, record] of left) if (record.id === id) left.delete(form);
  return standing.delete(id);
}

/** Lets the form stand for a write for a while, in which it is not sent by itself either. */
export async function standForWrite(record: OutboxRecord): Promise<void> {
  const { id, owner } = record;
  const form = formOf(record);
  left.set(form, record);
  standing.add(id);
  const untilMs = ports.nowMs() + FORM_STANDS_MS;
  await change(owner, (records) => ({
    put: records
      .filter((one) => one.id === id)
      .map((one) => ({ ...one, silent: false, nextTryMs: Math.max(one.nextTryMs, untilMs) })),
    result: undefined,
  }));
  setTimeout(() => {
    if (!endStanding(id)) return;
    watched.delete(id);
    void reload().then(sendWaiting, () => undefined);
  }, FORM_STANDS_MS);
}

/** Whether nothing became of a write since its form was told: it can be replaced by what the form says now. */
function isUntouched(records: readonly OutboxRecord[], was: OutboxRecord): boolean {
  const now = records.find(({ id }) => id === was.id);
  return (
    now !== undefined &&
    isLive(now) &&
    now.state !== 'sending' &&
    isSame(now.request, was.request) &&
    withDependants(records, now.thing).filter(isLive).length === 1
  );
}

/** Takes a write in, in place of what its form stands for under another id. */
export function takeIn(records: readonly OutboxRecord[], write: NewWrite): Decision<Queued> {
  const form = formOf(write);
  const was = left.get(form);
  left.delete(form);
  standing.delete(write.id);
  if (!was || was.id === write.id || !isUntouched(records, was)) return queue(records, write);
  const others = records.filter(({ id }) => id !== was.id);
  const { remove = [], ...taken } = queue(others, { ...write, before: was.before });
  return { ...taken, remove: [...remove, was.id] };
}
