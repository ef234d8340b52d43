import auth from 'virtual:endpoints/auth';
import { pathOf } from '../http/call.ts';
import { accessToken, exchangeKey, keepTokens, refreshToken } from './tokens.ts';

/** `renewed`: a new token is kept; `ended`: the server refused; `unreachable`: try again later. */
export type Renewal = 'renewed' | 'ended' | 'unreachable';

let inFlight: Promise<Renewal> | null = null;

function isTokens(value: unknown): value is { access: string; refresh: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'access' in value &&
    typeof value.access === 'string' &&
    'refresh' in value &&
    typeof value.refresh === 'string'
  );
}

async function askServer(refresh: string): Promise<Renewal> {
  // Signed out meanwhile, and perhaps somebody else in: a late answer is about a session that is no longer here.
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
    return 'renewed';
  } catch {
    return 'unreachable';
  }
}

async function renewOnce(stale: string | null): Promise<Renewal> {
  if (accessToken() !== stale && accessToken() !== null) return 'renewed';
  const refresh = refreshToken();
  return refresh ? askServer(refresh) : 'ended';
}

/** One renewal at a time over all tabs, where the browser offers locks. */
function underLock(work: () => Promise<Renewal>): Promise<Renewal> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('session-renewal', work) : work();
}

/** Renews the session once for everyone who asks while `stale` is the token they tried. */
export function renewSession(stale: string | null): Promise<Renewal> {
  inFlight ??= underLock(() => renewOnce(stale)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}
