import type { NotificationEntry } from '@ankur/contracts/notifications/endpoints';
import type { NotificationKind } from '@ankur/contracts/notifications/rules';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Link } from '../../lib/router/link.tsx';
import { useNow } from '../../lib/time/clock.ts';
import { todayInIndia } from '../../lib/time/local-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { toast } from '../../ui/toast.ts';
import { say } from './notification-text.ts';
import { useRemoveNotificationMutation } from './notifications.api.ts';

const ICONS: Readonly<Record<NotificationKind, IconName>> = {
  'task-due': 'calendar',
  'task-missed': 'clock',
  'price-alert': 'trend',
  follower: 'users',
  comment: 'comment',
  'advice-warning': 'warning',
  'taken-down': 'warning',
  'back-in-sight': 'check',
  'appeal-answered': 'comment',
  'expert-answer': 'expert',
  'expert-question': 'expert',
  'expert-request': 'expert',
  'did-it-work': 'check',
  'rain-warning': 'rain',
  'heat-warning': 'thermometer',
  'loan-due': 'rupee',
  'loss-deadline': 'clock',
  'herd-due': 'cow',
  morning: 'sun',
};
const MINUTE_MS = 60_000;

interface Props {
  entry: NotificationEntry;
  onOpen: () => void;
}

/** A notification: opens its link, or is removed. */
export function NotificationRow({ entry, onOpen }: Props) {
  const t = useT('notifications');
  const format = useFormat();
  const names = usePlaceNames();
  const now = useNow(MINUTE_MS);
  const [remove, { isLoading }] = useRemoveNotificationMutation();
  const drop = async (): Promise<void> => {
    const { error } = await remove(entry.id);
    if (error) toast.error(t('push.failed'));
  };
  const text = say(entry, t, format, names, todayInIndia());
  const look = 'flex min-h-11 min-w-0 flex-1 items-start gap-3 rounded-control p-2 text-start';
  const content = (
    <>
      <Icon name={ICONS[entry.kind]} className="mt-0.5 size-5" />
      <span className="min-w-0">
        <span className={cx('block wrap-anywhere', !entry.read && 'font-semibold')}>{text}</span>
        <span className="flex items-center gap-2 text-sm text-muted">
          <time dateTime={entry.created_at}>{format.relative(entry.created_at, now)}</time>
          {!entry.read && <Badge tone="info">{t('isNew')}</Badge>}
        </span>
      </span>
    </>
  );
  return (
    <li className="flex items-start gap-1 py-1">
      {entry.link ? (
        <Link to={entry.link} onClick={onOpen} className={cx(look, 'hover:bg-sunken')}>
          {content}
        </Link>
      ) : (
        <button type="button" onClick={onOpen} className={cx(look, 'hover:bg-sunken')}>
          {content}
        </button>
      )}
      <IconButton
        icon="trash"
        label={t('remove', { text })}
        disabled={isLoading}
        onClick={() => void drop()}
      />
    </li>
  );
}
