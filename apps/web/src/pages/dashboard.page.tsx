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

/** The five cards of the dashboard. */
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
  /** The same card with a new lazy load. */
  again: () => ComponentType;
}

function cardOf(load: () => Promise<{ default: ComponentType }>): LazyCard {
  return { card: lazy(load), again: () => lazy(load) };
}

/** Reserves a card's place while its chunk loads; a failed load can be retried. */
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
