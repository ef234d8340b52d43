import { useState } from 'react';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded, useWaiting } from '../../lib/outbox/use-folded.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/not-loaded.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { toast } from '../../ui/toast.ts';
import { NotificationRow } from './notification-row.tsx';
import {
  ALL_READ,
  LISTED,
  useMarkReadMutation,
  useNotificationsQuery,
} from './notifications.api.ts';

const MOST = 100;

/** Notifications, newest first. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const t = useT('notifications');
  const [limit, setLimit] = useState(LISTED);
  const {
    data: read,
    error,
    refetch,
    isFetching,
  } = useNotificationsQuery(limit, {
    refetchOnMountOrArgChange: true,
  });
  const isAllRead = useWaiting('notifications').has(ALL_READ);
  const folded = useFolded('notifications', read);
  const data = read && folded.map((entry) => (isAllRead ? { ...entry, read: true } : entry));
  const [markRead, { isLoading }] = useMarkReadMutation();
  const mark = async (ids?: string[]): Promise<void> => {
    const { error: notMarked } = await markRead(ids);
    if (notMarked) toast.error(t('push.failed'));
  };
  if (!data) {
    if (!error) return <StateView state="loading">{t('title')}</StateView>;
    return (
      <Failed error={error} onRetry={refetch} look="quiet" icon="refresh" busy={isFetching}>
        {t(isUnreachable(error) ? 'offline' : 'failed')}
      </Failed>
    );
  }
  if (data.length === 0) return <p className="px-3 py-2 text-muted">{t('none')}</p>;
  return (
    <>
      {data.some((entry) => !entry.read) && (
        <Button look="quiet" icon="check" busy={isLoading} onClick={() => void mark()}>
          {t('markAll')}
        </Button>
      )}
      <ul className="flex max-h-[60dvh] flex-col divide-y divide-line overflow-y-auto">
        {data.map((entry) => (
          <NotificationRow
            key={entry.id}
            entry={entry}
            onOpen={() => {
              if (!entry.read) void mark([entry.id]);
              if (entry.link) onLeave();
            }}
          />
        ))}
        {read?.length === limit && limit < MOST && (
          <li>
            <Button look="quiet" busy={isFetching} onClick={() => setLimit(limit + LISTED)}>
              {t('older')}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}
