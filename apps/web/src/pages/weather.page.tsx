import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';
import { StateView } from '../ui/state-view.tsx';

export default function WeatherPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.weather')}>
      <StateView state="empty">{t('soon')}</StateView>
    </Page>
  );
}
