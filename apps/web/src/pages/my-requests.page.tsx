import { useDeskQuery } from '../features/experts/experts.api.ts';
import { MyRequests } from '../features/experts/my-requests.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Optional } from '../ui/optional.tsx';
import { Page } from '../ui/page.tsx';

const ExpertPart = lazyWithRetry(() => import('./expert-part.tsx'));

export default function MyRequestsPage() {
  const t = useT('experts');
  const { data } = useDeskQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={t('request.title')}>
      {data?.expert && (
        <Optional>
          <ExpertPart />
        </Optional>
      )}
      <MyRequests />
    </Page>
  );
}
