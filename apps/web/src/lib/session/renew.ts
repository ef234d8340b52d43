import auth from 'virtual:endpoints/auth';
import { pathOf } from '../http/call.ts';
import { accessToken, exchangeKey, keepTokens, refreshToken, type Tokens } from './tokens.ts';

/** `renewed`: a new token is stored; `ended`: the server refused; `unreachable`: try again later. */
export type Renewal = 'renewed' | 'ended' | 'unreachable';

let inFlight: Promise<Renewal> | null = null;

function isTokens(value: unknown): value is Tokens {
  const { access, refresh } = (value ?? {}) as Partial<Record<keyof Tokens, unknown>>;
  return typeof access === 'string' && typeof refresh === 'string';
}

async function askServer(refresh: string): Promise<Renewal> {
  // Signed out meanwhile, perhaps with another sign-in: the answer belongs to a former session.
  const isOver = (): boolean => refreshToken() !== refresh;
  try {
    const response = await fetch(pathOf(auth.refresh), {
      method: auth.refresh.method,
      headers: { 'content-type': 'application/json', 'idempotency-key': exchangeKey() },
      body: JSON.stringify({ refresh }),
      signal: AbortSignal.timeout(15_000),
    });
    if (isOver()) return 'unreachable';
    if (!response.ok)
      return response.status >= 500 || response.status === 429 ? 'unreachable' : 'ended';
    const body: unknown = await response.json();
    if (!isTokens(body) || isOver()) return 'unreachable';
    keepTokens(body);
    await lendSession();
    return 'renewed';
  } catch {
    return 'unreachable';
  }
}

/** What shares the session with the service worker; null when it cannot be fetched. */
const withWorker = () => import('./worker-session.ts').catch(() => null);

/** Takes over a session that the service worker renewed while no page was open. */
async function takeOver(stale: string | null): Promise<boolean> {
  const worker = stale && (await withWorker());
  if (!worker) return false;
  const shared = await worker.sharedSession();
  if (!shared || !worker.isNewer(shared, stale) || accessToken() !== stale) return false;
  keepTokens(shared, shared.exchangeKey);
  return true;
}

/** Lets the service worker use the session while no page is open. */
export async function lendSession(): Promise<void> {
  const worker = await withWorker();
  const [access, refresh] = [accessToken(), refreshToken()];
  if (access && refresh)
    await worker?.shareSession({ access, refresh, exchangeKey: exchangeKey() });
}

async function renewOnce(stale: string | null): Promise<Renewal> {
  if (accessToken() !== stale && accessToken() !== null) return 'renewed';
  if (await takeOver(stale)) return 'renewed';
  const refresh = refreshToken();
  return refresh ? askServer(refresh) : 'ended';
}

/** One renewal at a time across tabs, with the Web Locks API. */
function underLock(work: () => Promise<Renewal>): Promise<Renewal> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('session-renewal', work) : work();
}

/** Renews the session once for concurrent callers with the same `stale` token. */
export function renewSession(stale: string | null): Promise<Renewal> {
  inFlight ??= underLock(() => renewOnce(stale)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}
