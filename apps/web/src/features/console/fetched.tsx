import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';

interface Props<Data> {
  data: Data | null | undefined;
  isError: boolean;
  refetch: () => unknown;
  children: (data: Data) => ReactNode;
}

/** Renders loaded data, a skeleton, or an error with a retry button. */
export function Fetched<Data>({ data, isError, refetch, children }: Props<Data>) {
  const t = useT('console');
  if (data !== null && data !== undefined) return children(data);
  if (!isError) return <Skeleton className="h-40 w-full" />;
  return (
    <StateView
      state="error"
      action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
    >
      {t('failed')}
    </StateView>
  );
}
