import { CropPredictionScreen } from '../features/crop-prediction/crop-prediction-screen.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Link } from '../lib/router/link.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Page } from '../ui/page.tsx';

export default function CropPredictionPage() {
  const t = useT('shell');
  return (
    <Page
      title={t('nav.cropPrediction')}
      actions={
        <Link to="/application/crops" className={buttonClass('quiet', '-ms-4 sm:ms-0')}>
          {t('daily.crops')}
        </Link>
      }
    >
      <CropPredictionScreen />
    </Page>
  );
}
