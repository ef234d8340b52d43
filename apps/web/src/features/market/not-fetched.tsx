import type { ReactNode } from 'react';
import { failureState } from '../../lib/http/failure-state.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** What is missing. */
  children: ReactNode;
}

/** Says what did not come and, where no answer came at all, that there is no internet. */
export function NotFetched({ error, onRetry, children }: Props) {
  const t = useT('common');
  const state = failureState(error);
  return (
    <StateView state={state} action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      {state === 'offline' && <p className="font-semibold">{t('offline.title')}</p>}
      <p>{children}</p>
    </StateView>
  );
}
