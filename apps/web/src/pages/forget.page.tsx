import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';
import { StateView } from '../ui/state-view.tsx';

export default function ForgetPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.home')}>
      <StateView state="empty">{t('soon')}</StateView>
    </Page>
  );
}
