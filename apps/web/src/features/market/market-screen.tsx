import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { FIRST_FILTER, Filters } from './filters.tsx';
import { NetPriceCard } from './net-price-card.tsx';
import { PriceTable } from './price-table.tsx';
import { Ticker } from './ticker.tsx';
import { TrendCard } from './trend-card.tsx';
import { WaitCard } from './wait-card.tsx';

/** Ticker, filters, table, trend and what follows from them for the farmer's own sale. */
export function MarketScreen({ news }: { news: ReactNode }) {
  const [filter, setFilter] = useState(FIRST_FILTER);
  const { arrival_date: _, ...pick } = filter;
  return (
    <>
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
    </>
  );
}
