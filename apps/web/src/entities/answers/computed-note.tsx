import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Alert } from '../../ui/alert.tsx';

const MINUTE_MS = 60_000;

/** Says that an answer was computed on this device, and from when its figures are; nothing for an answer of the server. */
export function ComputedNote({ since }: { since: number | undefined }) {
  const t = useT('outbox');
  const format = useFormat();
  const now = useNow(MINUTE_MS);
  if (since === undefined) return null;
  return (
    <Alert tone="info">{t('computed', { when: format.relative(new Date(since), now) })}</Alert>
  );
}
