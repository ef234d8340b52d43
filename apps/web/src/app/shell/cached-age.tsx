import { useSelector } from 'react-redux';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useCachedSince } from '../../lib/online/cached-answers.ts';
import { useNow } from '../../lib/time/clock.ts';

/** So young figures are called of now. */
const NOW_MS = 60_000;

interface Asked {
  api: {
    queries: Readonly<Record<string, { status: string; data?: unknown } | undefined>>;
    subscriptions: Readonly<Record<string, object | undefined>>;
  };
}

/** Whether something on the screen could not be fetched and was never kept. */
const hasFailed = ({ api: { queries, subscriptions } }: Asked): boolean =>
  Object.entries(subscriptions).some(([question, readers]) => {
    const asked = queries[question];
    const isRead = Object.keys(readers ?? {}).length > 0;
    return isRead && asked?.status === 'rejected' && asked.data === undefined;
  });

/** How old the oldest is of what was kept and is shown; beside a part that failed with nothing kept it is not called of now. */
export default function CachedAge() {
  const t = useT('outbox');
  const format = useFormat();
  const now = useNow(60_000);
  const since = useCachedSince();
  const failed = useSelector(hasFailed);
  if (since === null || (failed && now.getTime() - since < NOW_MS)) return null;
  return <p>{t('asOf', { when: format.relative(new Date(since), now) })}</p>;
}
