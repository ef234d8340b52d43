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

/** Signs out: revokes the session on the server, then removes all personal data here. */
export async function logout(): Promise<void> {
  const refresh = refreshToken();
  if (refresh) tellServer(refresh);
  clearSession();
  // On a shared phone the next farmer must not see push messages of this one.
  leavePush().catch(() => null);
  await emptyPersonalCaches();
}
