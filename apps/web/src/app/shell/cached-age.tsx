import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useCachedSince } from '../../lib/online/cached-answers.ts';
import { useNow } from '../../lib/time/clock.ts';

/** How old the oldest is of what was kept and is shown. */
export default function CachedAge() {
  const t = useT('outbox');
  const format = useFormat();
  const now = useNow(60_000);
  const since = useCachedSince();
  return since === null ? null : (
    <p>{t('asOf', { when: format.relative(new Date(since), now) })}</p>
  );
}
