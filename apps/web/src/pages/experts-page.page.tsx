import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';
import { StateView } from '../ui/state-view.tsx';

export default function ExpertsPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.expert')}>
      <StateView state="empty">{t('soon')}</StateView>
    </Page>
  );
}
