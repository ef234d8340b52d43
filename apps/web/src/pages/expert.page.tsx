import { ExpertForm } from '../features/experts/expert-form.tsx';
import { givenQuestion } from '../features/experts/given-question.ts';
import { RequestsLink } from '../features/experts/requests-link.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { useLocation } from '../lib/router/router.tsx';
import { Page } from '../ui/page.tsx';

export default function ExpertPage() {
  const t = useT('experts');
  const { state } = useLocation();
  return (
    <Page title={t('title')} lead={t('lead')} actions={<RequestsLink />}>
      <ExpertForm given={givenQuestion(state)} />
    </Page>
  );
}
