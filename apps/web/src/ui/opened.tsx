import { type ReactNode, Suspense } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { StateView } from './state-view.tsx';

/**
 * Boundary of a part that somebody opened and whose code is fetched then: says that it is loading, and where it cannot be
 * fetched why, with another try.
 */
export function Opened({ children }: { children: ReactNode }) {
  const t = useT('common');
  return (
    <ErrorBoundary>
      <Suspense fallback={<StateView state="loading">{t('loading')}</StateView>}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
