import { type ComponentType, lazy, Suspense, useState } from 'react';
import { FarmTasksCard } from '../features/farm-tasks/farm-tasks-card.tsx';
import { FinanceCard } from '../features/finance/finance-card.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const irrigation = cardOf(async () => ({
  default: (await import('../features/irrigation/own-irrigation-card.tsx')).OwnIrrigationCard,
}));
const market = cardOf(async () => ({
  default: (await import('../features/market/market-card.tsx')).MarketCard,
}));
const weather = cardOf(async () => ({
  default: (await import('../features/weather/weather-card.tsx')).WeatherCard,
}));

/** The five places of the farm, one below the other. */
export default function DashboardPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.dashboard')}>
      <Slot of={irrigation} />
      <Slot of={market} />
      <ErrorBoundary>
        <FinanceCard />
      </ErrorBoundary>
      <Slot of={weather} />
      <ErrorBoundary>
        <FarmTasksCard />
      </ErrorBoundary>
    </Page>
  );
}

interface LazyCard {
  card: ComponentType;
  /** The same card, to be fetched anew. */
  again: () => ComponentType;
}

function cardOf(load: () => Promise<{ default: ComponentType }>): LazyCard {
  return { card: lazy(load), again: () => lazy(load) };
}

/** Keeps a card's place while its code is on the way; what did not come is asked for again on wish. */
function Slot({ of }: { of: LazyCard }) {
  const [tried, setTried] = useState({ card: of.card });
  return (
    <ErrorBoundary onAgain={() => setTried({ card: of.again() })}>
      <Suspense fallback={<Skeleton className="h-48 w-full" />}>
        <tried.card />
      </Suspense>
    </ErrorBoundary>
  );
}
