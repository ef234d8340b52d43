import { ExpertList } from '../features/experts/expert-list.tsx';
import { RequestsLink } from '../features/experts/requests-link.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function ExpertsPage() {
  const t = useT('experts');
  return (
    <Page title={t('list.title')} actions={<RequestsLink />}>
      <ExpertList />
    </Page>
  );
}
