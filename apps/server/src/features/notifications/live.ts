import type { ServerResponse } from 'node:http';
import type { Clock } from '../../platform/clock.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import { KEEP_ALIVE_COMMENT, serverSentEvent } from '../../platform/http/event-stream.ts';
import type { Caller } from '../../platform/http/route.ts';
import { isId } from '../../platform/ids.ts';
import type { NotificationsRepository } from './notifications.repository.ts';

/** Polling interval; also how long a signed-out browser may keep its stream. */
const POLL_MS = 4_000;
/** Proxies close idle connections. */
const KEEP_ALIVE_MS = 25_000;
/** Streams end before the access token that opened them; the browser reconnects. */
const LIFE_MS = 10 * 60_000;
const STREAMS_PER_FARMER = 4;

interface Listener {
  reply: ServerResponse;
  farmerId: string;
  /** Empty for a token that names no session. */
  sessionId: string;
  openedAt: Date;
  told: number | null;
}

export interface Live {
  /** Streams the unread count now and whenever it changes, until either side closes. */
  join(caller: Caller, reply: ServerResponse): Promise<void>;
  /** Polls once for all listeners; also runs every few seconds. */
  look(): Promise<void>;
  close(): void;
}

/**
 * Server-sent events with the unread count. One query for all listeners of this process, so that notifications stored by
 * other processes are included.
 */
export function createLive(
  repository: Pick<NotificationsRepository, 'openSessionsOf' | 'tokenEndsOf' | 'countUnreadOf'>,
  clock: Clock,
  warn: (message: string) => void,
): Live {
  const farmers = new Map<string, Set<Listener>>();
  let timer: NodeJS.Timeout | undefined;

  /** A stream ends with the session of the token that opened it, or when the account's tokens end as a whole. */
  const endSignedOut = async (listeners: readonly Listener[]) => {
    const [named, unnamed] = [true, false].map((isNamed) =>
      listeners.filter(({ sessionId }) => isId(sessionId) === isNamed),
    ) as [Listener[], Listener[]];
    const [open, ends] = await Promise.all([
      repository.openSessionsOf(named.map(({ sessionId }) => sessionId)),
      repository.tokenEndsOf(unnamed.map(({ farmerId }) => farmerId)),
    ]);
    for (const { sessionId, reply } of named) if (!open.has(sessionId)) reply.end();
    for (const { farmerId, openedAt, reply } of unnamed) {
      const endedMs = ends.get(farmerId);
      if (endedMs === undefined || endedMs >= openedAt.getTime()) reply.end();
    }
  };
  const tell = async (listeners: readonly Listener[]) => {
    if (listeners.length === 0) return;
    await endSignedOut(listeners);
    const ids = new Set(listeners.map(({ farmerId }) => farmerId));
    const counts = await repository.countUnreadOf([...ids]);
    for (const listener of listeners) {
      const unread = counts.get(listener.farmerId) ?? 0;
      if (listener.told === unread || listener.reply.writableEnded) continue;
      listener.told = unread;
      listener.reply.write(serverSentEvent('unread', { unread }));
    }
  };
  const look = () => tell([...farmers.values()].flatMap((mine) => [...mine]));
  const start = () => {
    timer ??= setInterval(
      () => look().catch((error: unknown) => warn(`notifications: ${reasonOf(error)}`)),
      POLL_MS,
    ).unref();
  };
  const stopWhenAlone = () => {
    if (farmers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    look,
    async join({ farmerId, sessionId }, reply) {
      const mine = farmers.get(farmerId) ?? new Set();
      const [oldest] = mine;
      if (oldest && mine.size >= STREAMS_PER_FARMER) oldest.reply.end();
      const openedAt = clock.now();
      const listener: Listener = { reply, farmerId, sessionId, openedAt, told: null };
      mine.add(listener);
      farmers.set(farmerId, mine);
      const keepAlive = setInterval(() => {
        if (!reply.writableEnded) reply.write(KEEP_ALIVE_COMMENT);
      }, KEEP_ALIVE_MS).unref();
      const life = setTimeout(() => reply.end(), LIFE_MS).unref();
      reply.once('close', () => {
        clearInterval(keepAlive);
        clearTimeout(life);
        mine.delete(listener);
        if (mine.size === 0 && farmers.get(farmerId) === mine) farmers.delete(farmerId);
        stopWhenAlone();
      });
      start();
      await tell([listener]);
    },
    close() {
      for (const listeners of farmers.values()) {
        for (const { reply } of listeners) reply.end();
      }
    },
  };
}
