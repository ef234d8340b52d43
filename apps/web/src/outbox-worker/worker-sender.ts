import auth from 'virtual:endpoints/auth';
import { pathOf } from '../lib/http/call.ts';
import { idempotencyKey } from '../lib/http/idempotency-key.ts';
import type { Lock } from '../lib/outbox/locks.ts';
import { rouse } from '../lib/outbox/next.ts';
import type { OutboxRecord } from '../lib/outbox/record.ts';
import { isLive } from '../lib/outbox/records.ts';
import { expectAnswers, type SenderPorts, sendDue } from '../lib/outbox/sender.ts';
import type { Outcome, Settled } from '../lib/outbox/settle.ts';
import type { OutboxStore } from '../lib/outbox/store.ts';
import { outcomeOf, requestOfRecord } from '../lib/outbox/wire.ts';
import { endsWithin, subjectOf } from '../lib/session/access-expiry.ts';
import { type SharedSession, sharedSession, shareSession } from '../lib/session/worker-session.ts';

const EXPIRY_MARGIN_MS = 60_000;
const TIMEOUT_MS = 30_000;
/** As pages take it; see lib/session/renew.ts. */
const RENEWAL_LOCK = 'session-renewal';

interface Parts {
  store: OutboxStore;
  lock: Lock;
  isOnWifi: () => boolean;
  onSettled: (settled: Settled) => void;
}

const UNANSWERED: Outcome = { kind: 'unanswered' };

async function exchanged({ refresh, exchangeKey }: SharedSession): Promise<SharedSession | null> {
  const response = await fetch(pathOf(auth.refresh), {
    method: auth.refresh.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': exchangeKey },
    body: JSON.stringify({ refresh }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return null;
  const tokens = (await response.json()) as Pick<SharedSession, 'access' | 'refresh'>;
  return { ...tokens, exchangeKey: idempotencyKey() };
}

/** A session that does not end at once; null when it is over or no answer came. */
async function freshSession(lock: Lock): Promise<SharedSession | null> {
  const renewed = await lock(RENEWAL_LOCK, async () => {
    const session = await sharedSession();
    if (!session || !endsWithin(session.access, EXPIRY_MARGIN_MS, Date.now())) return session;
    const next = await exchanged(session).catch(() => null);
    // Signed out meanwhile: nothing of that farmer is kept.
    if (!next || (await sharedSession())?.refresh !== session.refresh) return null;
    await shareSession(next);
    return next;
  });
  return renewed ?? null;
}

async function answered(response: Response): Promise<Outcome> {
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text === '' ? null : JSON.parse(text);
  } catch {
    const { status: originalStatus } = response;
    const error = { status: 'PARSING_ERROR', originalStatus, data: text, error: '' } as const;
    return outcomeOf({ error });
  }
  if (response.ok) return outcomeOf({ data });
  return outcomeOf({ error: { status: response.status, data }, meta: { response } });
}

/**
 * Sends what is due for the farmer whose session it has, as a page would, while none is open.
 * @returns whether something still waits for an answer, so that it should be tried again
 */
export async function sendWithoutPage({
  store,
  lock,
  isOnWifi,
  onSettled,
}: Parts): Promise<boolean> {
  const session = await freshSession(lock);
  if (!session) return (await sharedSession()) !== null;
  const owner = subjectOf(session.access);
  let current: SharedSession | null = session;
  // What goes in pieces waits for a page: where its upload stands is known to pages alone.
  const read = async (of: string) => (await store.read(of)).filter((one) => !one.pieces);
  const ports: SenderPorts = {
    store: { ...store, read },
    lock,
    isOnWifi,
    onSettled,
    owner: () => (current ? owner : null),
    nowMs: Date.now,
    chance: Math.random,
    send: async (record, files) => {
      current = await freshSession(lock);
      if (!current || subjectOf(current.access) !== record.owner) return UNANSWERED;
      const { method, url, body, headers, timeout } = requestOfRecord(record, files);
      const isForm = body instanceof FormData;
      const response = await fetch(url, {
        method,
        headers: {
          ...(headers as Record<string, string>),
          authorization: `Bearer ${current.access}`,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout ?? TIMEOUT_MS),
      }).catch(() => null);
      return response ? answered(response) : UNANSWERED;
    },
  };
  expectAnswers();
  await store.change(owner, rouse);
  await sendDue(ports);
  const waits = ({ state, held, paused }: OutboxRecord) =>
    state !== 'needs_you' && !paused && (isOnWifi() || !held);
  return (await read(owner)).some((one) => isLive(one) && waits(one));
}
