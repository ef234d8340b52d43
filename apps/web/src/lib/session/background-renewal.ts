import { endsWithin } from './access-expiry.ts';
import { renewSession } from './renew.ts';
import { accessToken, serverNowMs } from './tokens.ts';

const MARGIN_MS = 3 * 60_000;
const LOOK_EVERY_MS = 60_000;

/** Renews the session before it ends while a page is open, so that no form is interrupted. */
export function startBackgroundRenewal(): () => void {
  const look = (): void => {
    const token = accessToken();
    if (token && !document.hidden && endsWithin(token, MARGIN_MS, serverNowMs())) {
      void renewSession(token);
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
