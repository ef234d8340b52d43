import { PERSONAL_CACHE_PREFIX } from '../storage/personal-caches.ts';
import { expiryMs, subjectOf } from './access-expiry.ts';

/** Local storage is closed to the service worker; a cache of a farmer's own goes with every sign-out. */
const CACHE = `${PERSONAL_CACHE_PREFIX}-session`;
const ADDRESS = '/session-of-worker';

/** The session as pages and the service worker share it. */
export interface SharedSession {
  readonly access: string;
  readonly refresh: string;
  /** The mark of the next exchange of `refresh`, whoever makes it. */
  readonly exchangeKey: string;
}

function isSession(value: unknown): value is SharedSession {
  const { access, refresh, exchangeKey } = (value ?? {}) as Partial<SharedSession>;
  return [access, refresh, exchangeKey].every((one) => typeof one === 'string');
}

/** The session that was shared last; null when there is none. */
export async function sharedSession(): Promise<SharedSession | null> {
  try {
    const cache = await caches.open(CACHE);
    const value: unknown = await (await cache.match(ADDRESS))?.json();
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

/** Shares a session; null ends that. A browser without caches shares none. */
export async function shareSession(session: SharedSession | null): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    if (session) await cache.put(ADDRESS, Response.json(session));
    else await cache.delete(ADDRESS);
  } catch {
    // what waits is then sent when a page is open
  }
}

/** Whether a session is the same farmer's and newer than the one with this access token. */
export const isNewer = (session: SharedSession, access: string): boolean =>
  subjectOf(session.access) === subjectOf(access) &&
  (expiryMs(session.access) ?? 0) > (expiryMs(access) ?? 0);
