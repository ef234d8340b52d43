import { GuideList } from '../features/crops/guide-list.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function CropsPage() {
  const t = useT('crops');
  return (
    <Page title={t('title')} lead={t('listLead')}>
      <GuideList />
    </Page>
  );
}
