import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { serverNowMs } from '../../lib/session/tokens.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Alert } from '../../ui/alert.tsx';
import { Optional } from '../../ui/optional.tsx';

const EVERY_MS = 5_000;
/** Dates of entries are wrong from here on; a few minutes harm nothing. */
const WRONG_MS = 10 * 60_000;

/** Says when this phone's clock differs from the server's by more than ten minutes. */
export function ClockNote() {
  const phone = useNow(EVERY_MS);
  const server = new Date(serverNowMs());
  const isWrong = Math.abs(server.getTime() - phone.getTime()) > WRONG_MS;
  return <Optional>{isWrong && <BothTimes phone={phone} server={server} />}</Optional>;
}

function BothTimes({ phone, server }: { phone: Date; server: Date }) {
  const t = useT('account');
  const { dateTime } = useFormat();
  return (
    <Alert tone="warn">{t('clockWrong', { phone: dateTime(phone), now: dateTime(server) })}</Alert>
  );
}
