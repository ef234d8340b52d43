import { WeatherScreen } from '../features/weather/weather-screen.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function WeatherPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.weather')}>
      <WeatherScreen />
    </Page>
  );
}
