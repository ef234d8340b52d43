import { CropPredictionScreen } from '../features/crop-prediction/crop-prediction-screen.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function CropPredictionPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.cropPrediction')}>
      <CropPredictionScreen />
    </Page>
  );
}
