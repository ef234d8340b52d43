import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { type Filter, Filters } from './filters.tsx';
import { NetPriceCard } from './net-price-card.tsx';
import { PriceTable } from './price-table.tsx';
import { Ticker } from './ticker.tsx';
import { TrendCard } from './trend-card.tsx';
import { useFirstFilter } from './use-first-filter.ts';
import { WaitCard } from './wait-card.tsx';

/** Ticker, filters, table, trend and what follows from them for the farmer's own sale. */
export function MarketScreen({ news }: { news: ReactNode }) {
  const t = useT('market');
  const first = useFirstFilter();
  const [chosen, setFilter] = useState<Filter | null>(null);
  const filter = chosen ?? first;
  const loading = <StateView state="loading">{t('loading')}</StateView>;
  if (!filter) return loading;
  const { arrival_date: _, ...pick } = filter;
  // The cards' texts may still be on their way: the page's heading stays meanwhile.
  return (
    <Suspense fallback={loading}>
      <ErrorBoundary>
        <Ticker state={filter.state} />
      </ErrorBoundary>
      <Filters filter={filter} onChange={setFilter} />
      <ErrorBoundary>
        <PriceTable filter={filter} />
      </ErrorBoundary>
      <ErrorBoundary>
        <TrendCard {...pick} />
      </ErrorBoundary>
      <ErrorBoundary>
        <NetPriceCard commodity={filter.commodity} />
      </ErrorBoundary>
      <ErrorBoundary>
        <WaitCard {...pick} />
      </ErrorBoundary>
      <ErrorBoundary>
        <AlertsCard {...pick} />
      </ErrorBoundary>
      <ErrorBoundary>{news}</ErrorBoundary>
    </Suspense>
  );
}
