import { AssistantQuestions } from '../features/experts/assistant-questions.tsx';
import { ExpertDesk } from '../features/experts/expert-desk.tsx';
import { MyRequests } from '../features/experts/my-requests.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function MyRequestsPage() {
  const t = useT('experts');
  return (
    <Page title={t('request.title')}>
      <ExpertDesk />
      <AssistantQuestions />
      <MyRequests />
    </Page>
  );
}
