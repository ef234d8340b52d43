import { useT } from '../../lib/i18n/use-t.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Optional } from '../../ui/optional.tsx';
import { Popover } from '../../ui/popover.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { useUnreadQuery } from './notifications.api.ts';
import { useLiveCount } from './use-live-count.ts';
import { usePushSession } from './use-push-session.ts';

const POLL_MS = 60_000;
const NotificationsPanel = lazyWithRetry(() => import('./notifications-panel.tsx'));

/** The top bar's notifications button with its popover. */
export function NotificationsButton() {
  const t = useT('notifications');
  const live = useLiveCount();
  usePushSession();
  const { data } = useUnreadQuery(undefined, {
    pollingInterval: live ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const unread = data?.unread ?? 0;
  return (
    <Popover
      label={t('title')}
      description={unread > 0 ? t.plural('unread', unread) : undefined}
      button={
        <span className="relative">
          <Icon name="bell" />
          {unread > 0 && (
            <span
              // The badge is decorative: the button keeps its name, and the description contains the count.
              data-count={unread > 99 ? '99+' : unread}
              className="absolute -end-2.5 -top-2.5 min-w-5 rounded-full bg-danger px-1 text-center text-xs font-bold text-surface before:content-[attr(data-count)]"
            />
          )}
        </span>
      }
    >
      {(close) => (
        <Optional otherwise={<StateView state="loading">{t('title')}</StateView>}>
          <NotificationsPanel onLeave={close} />
        </Optional>
      )}
    </Popover>
  );
}
