import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';

/** Says that this phone's clock is wrong, with both times. */
export default function ClockLine({ phone, server }: { phone: Date; server: Date }) {
  const t = useT('account');
  const { dateTime } = useFormat();
  return (
    <Alert tone="warn">{t('clockWrong', { phone: dateTime(phone), now: dateTime(server) })}</Alert>
  );
}
