import { failureState } from '../../lib/http/failure-state.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { ExpertCard } from './expert-card.tsx';
import { useExpertsQuery } from './experts.api.ts';

export function ExpertList() {
  const t = useT('experts');
  const { data, error, isError, refetch } = useExpertsQuery();
  if (!data) {
    return isError ? (
      <StateView
        state={failureState(error)}
        action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
      >
        {t('list.failed')}
      </StateView>
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  }
  return (
    <>
      {data.some((expert) => expert.sample) && <Alert tone="info">{t('list.samples')}</Alert>}
      <ul className="grid gap-4 md:grid-cols-2">
        {data.map((expert) => (
          <ExpertCard key={expert.id} expert={expert} />
        ))}
      </ul>
    </>
  );
}
