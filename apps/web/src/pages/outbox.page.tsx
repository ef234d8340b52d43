import { OutboxList } from '../features/outbox/outbox-list.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';
import { EDITORS } from './outbox-editors.tsx';
import { screenOf } from './outbox-screens.ts';

export default function OutboxPage() {
  const t = useT('outbox');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <OutboxList editors={EDITORS} screenOf={screenOf} />
    </Page>
  );
}
