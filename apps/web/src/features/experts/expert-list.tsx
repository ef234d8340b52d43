import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Failed } from '../../ui/not-loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExpertCard } from './expert-card.tsx';
import { useExpertsQuery } from './experts.api.ts';

export function ExpertList() {
  const t = useT('experts');
  const { data, error, isError, refetch } = useExpertsQuery();
  if (!data) {
    return isError ? (
      <Failed error={error} onRetry={refetch}>
        {t('list.failed')}
      </Failed>
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
