import { type ReactNode, useState } from 'react';
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
      <Ticker state={filter.state} />
      <Filters filter={filter} onChange={setFilter} />
      <PriceTable filter={filter} />
      <TrendCard {...pick} />
      <NetPriceCard commodity={filter.commodity} />
      <WaitCard {...pick} />
      <AlertsCard {...pick} />
      {news}
    </>
  );
}
