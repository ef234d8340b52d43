import auth from 'virtual:endpoints/auth';
import { pathOf } from '../http/call.ts';
import { emptyPersonalCaches } from '../storage/personal-caches.ts';
import { leavePush } from './push-subscription.ts';
import { clearSession, refreshToken } from './tokens.ts';

function tellServer(refresh: string): void {
  const { method } = auth.logout;
  fetch(pathOf(auth.logout), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
    keepalive: true,
  }).catch(() => undefined);
}

/** Ends this device's session: the server is told, then everything personal here is removed. */
export async function logout(): Promise<void> {
  const refresh = refreshToken();
  if (refresh) tellServer(refresh);
  clearSession();
  // A phone that goes from hand to hand must not show the next person what happens to this one.
  leavePush().catch(() => null);
  await emptyPersonalCaches();
}
