import { serverNowMs } from '../../lib/session/tokens.ts';
import { useNow } from '../../lib/time/clock.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Optional } from '../../ui/optional.tsx';

const Line = lazyWithRetry(() => import('../../features/account/clock-line.tsx'));

const EVERY_MS = 5_000;
/** Dates of entries are wrong from here on; a few minutes harm nothing. */
const WRONG_MS = 10 * 60_000;

/** Says when this phone's clock differs from the server's by more than ten minutes. */
export function ClockNote() {
  const phone = useNow(EVERY_MS);
  const server = new Date(serverNowMs());
  const isWrong = Math.abs(server.getTime() - phone.getTime()) > WRONG_MS;
  return <Optional>{isWrong && <Line phone={phone} server={server} />}</Optional>;
}
