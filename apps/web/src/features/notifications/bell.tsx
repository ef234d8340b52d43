import { useT } from '../../lib/i18n/use-t.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';

/** The top bar's bell and what it has to say. */
export function Bell() {
  const t = useT('notifications');
  return (
    <Popover button={<Icon name="bell" />} label={t('title')}>
      {() => <p className="px-3 py-2 text-muted">{t('none')}</p>}
    </Popover>
  );
}
