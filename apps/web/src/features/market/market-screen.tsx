import { type ReactNode, useState } from 'react';
import { Part } from '../../ui/part.tsx';
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
      <Part>
        <Ticker state={filter.state} />
      </Part>
      <Filters filter={filter} onChange={setFilter} />
      <Part>
        <PriceTable filter={filter} />
      </Part>
      <Part>
        <TrendCard {...pick} />
      </Part>
      <Part>
        <NetPriceCard commodity={filter.commodity} />
      </Part>
      <Part>
        <WaitCard {...pick} />
      </Part>
      <Part>
        <AlertsCard {...pick} />
      </Part>
      <Part>{news}</Part>
    </>
  );
}
