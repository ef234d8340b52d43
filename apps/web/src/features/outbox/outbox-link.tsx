import { useT } from '../../lib/i18n/use-t.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Link } from '../../lib/router/link.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

/** How many writes wait to be sent, in the top bar; nothing while there are none. */
export function OutboxLink() {
  const t = useT('common');
  const { records } = useOutbox();
  if (records.length === 0) return null;
  const needsYou = records.some(({ state }) => state === 'needs_you');
  return (
    <Link
      to="/application/outbox"
      aria-label={t.plural('unsent.all', records.length)}
      className={cx(
        'flex min-h-11 items-center gap-1 rounded-control px-2 font-semibold tabular-nums hover:bg-sunken',
        needsYou ? 'text-danger' : 'text-info',
      )}
    >
      <Icon name={needsYou ? 'warning' : 'upload'} />
      {records.length}
    </Link>
  );
}
