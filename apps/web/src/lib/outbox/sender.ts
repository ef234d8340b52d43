import type { Lock } from './locks.ts';
import { dueOf } from './next.ts';
import type { OutboxRecord } from './record.ts';
import { begin, type Outcome, restMs, type Settled, settle } from './settle.ts';
import type { Files, OutboxStore } from './store.ts';

/** What the sender stands on. */
export interface SenderPorts {
  readonly store: OutboxStore;
  readonly lock: Lock;
  /** Asks the server, in the name of the record's owner or not at all. */
  readonly send: (record: OutboxRecord, files: Files) => Promise<Outcome>;
  /** Who is signed in. */
  readonly owner: () => string | null;
  readonly nowMs: () => number;
  /** A random number from 0 to below 1; spreads the retries of many phones, and needs no secrecy. */
  readonly chance: () => number;
  readonly isOnWifi: () => boolean;
  /** Hears of every attempt's end. */
  readonly onSettled: (settled: Settled) => void;
}

/** The loop over all that is due runs in one tab at a time. */
const LEADER = 'outbox';
const GONE: Settled = { kind: 'gone' };

async function attempt(ports: SenderPorts, owner: string, id: string): Promise<Settled> {
  const { store, nowMs, chance, onSettled } = ports;
  const record = await store.change(owner, (records) => begin(records, id));
  if (!record) return GONE;
  const outcome = await ports.send(record, await store.filesOf(record));
  const settled = await store.change(owner, (records) =>
    settle(records, id, outcome, { nowMs: nowMs(), chance: chance() }),
  );
  onSettled(settled);
  return settled;
}

/**
 * Sends one write, unless it is gone, refused or not its turn. Writes about one thing go one at a time over all tabs;
 * undefined with `ifFree` when another one is on its way.
 */
export function sendOne(
  ports: SenderPorts,
  { owner, thing, id }: Pick<OutboxRecord, 'owner' | 'thing' | 'id'>,
  options?: { ifFree: boolean },
): Promise<Settled | undefined> {
  const name = `${LEADER}:${owner}:${thing}`;
  return ports.lock(name, () => attempt(ports, owner, id), options);
}

/** Attempts in a row that no answer came to. */
let unanswered = 0;

/** Forgets that the line was silent: there is a reason to believe that it is not any more. */
export function expectAnswers(): void {
  unanswered = 0;
}

async function sendAll(ports: SenderPorts): Promise<number | null> {
  const tried = new Set<string>();
  for (;;) {
    const owner = ports.owner();
    if (!owner) return null;
    const records = await ports.store.read(owner);
    const due = dueOf(records, ports.nowMs(), { isOnWifi: ports.isOnWifi() });
    const next = records.find(({ id }) => id === due.ids.find((one) => !tried.has(one)));
    if (!next) return due.nextMs;
    tried.add(next.id);
    const settled = await sendOne(ports, next, { ifFree: true });
    if (settled?.kind !== 'again') {
      if (settled) unanswered = 0;
      continue;
    }
    const { outcome } = settled;
    if (outcome.kind === 'signed_out') return null;
    if (outcome.kind === 'refused') tried.delete(next.id);
    if (outcome.kind !== 'unanswered') continue;
    // The line is silent: what else is due waits too, instead of being tried one by one.
    unanswered += 1;
    return ports.nowMs() + restMs(unanswered, ports.chance());
  }
}

/** Sends what is due, in the order in which it was written; answers when to look again, null: when something changes. */
export async function sendDue(ports: SenderPorts): Promise<number | null> {
  return (await ports.lock(LEADER, () => sendAll(ports), { ifFree: true })) ?? null;
}
