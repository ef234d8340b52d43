import { type ReactNode, Suspense } from 'react';
import { FarmTasksCard } from '../features/farm-tasks/farm-tasks-card.tsx';
import { FinanceCard } from '../features/finance/finance-card.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const Irrigation = lazyWithRetry(async () => ({
  default: (await import('../features/irrigation/own-irrigation-card.tsx')).OwnIrrigationCard,
}));
const Market = lazyWithRetry(async () => ({
  default: (await import('../features/market/market-card.tsx')).MarketCard,
}));
const Weather = lazyWithRetry(async () => ({
  default: (await import('../features/weather/weather-card.tsx')).WeatherCard,
}));

/** The five cards of the dashboard. */
export default function DashboardPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.dashboard')}>
      <Slot>
        <Irrigation />
      </Slot>
      <Slot>
        <Market />
      </Slot>
      <ErrorBoundary>
        <FinanceCard />
      </ErrorBoundary>
      <Slot>
        <Weather />
      </Slot>
      <ErrorBoundary>
        <FarmTasksCard />
      </ErrorBoundary>
    </Page>
  );
}

/** Reserves a card's place while its chunk loads; a failed load can be retried. */
function Slot({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton className="h-48 w-full" />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
