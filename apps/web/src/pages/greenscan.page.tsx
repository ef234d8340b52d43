import { GreenscanScreen } from '../features/greenscan/greenscan-screen.tsx';
import { TrainingConsent } from '../features/privacy/training-consent.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function GreenscanPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.greenscan')}>
      <GreenscanScreen />
      <TrainingConsent />
    </Page>
  );
}
