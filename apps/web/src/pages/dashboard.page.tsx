import { type ComponentType, lazy, Suspense } from 'react';
import { FarmTasksCard } from '../features/farm-tasks/farm-tasks-card.tsx';
import { FinanceCard } from '../features/finance/finance-card.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const IrrigationCard = lazy(async () => ({
  default: (await import('../features/irrigation/irrigation-card.tsx')).IrrigationCard,
}));
const MarketCard = lazy(async () => ({
  default: (await import('../features/market/market-card.tsx')).MarketCard,
}));
const WeatherCard = lazy(async () => ({
  default: (await import('../features/weather/weather-card.tsx')).WeatherCard,
}));

/** The five places of the farm, one below the other. */
export default function DashboardPage() {
  const t = useT('shell');
  return (
    <Page title={t('nav.dashboard')}>
      <Slot card={IrrigationCard} />
      <Slot card={MarketCard} />
      <FinanceCard />
      <Slot card={WeatherCard} />
      <FarmTasksCard />
    </Page>
  );
}

/** Keeps a card's place while its code is on the way. */
function Slot({ card: Card }: { card: ComponentType }) {
  return (
    <Suspense fallback={<Skeleton className="h-48 w-full" />}>
      <Card />
    </Suspense>
  );
}
