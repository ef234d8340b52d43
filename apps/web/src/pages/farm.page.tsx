import { useState } from 'react';
import { useProfileQuery } from '../entities/farmer/profile.api.ts';
import { FieldsCard } from '../features/fields/fields-card.tsx';
import { HerdCard } from '../features/herd/herd-card.tsx';
import { LossesCard } from '../features/losses/losses-card.tsx';
import { PlantingsCard } from '../features/plantings/plantings-card.tsx';
import { CreditsCard } from '../features/season/credits-card.tsx';
import { SeasonCard } from '../features/season/season-card.tsx';
import { Statement } from '../features/season/statement.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { useLocation, useSearchParams } from '../lib/router/router.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Optional } from '../ui/optional.tsx';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { FarmWrite } from './farm-write.tsx';

/** A link is made with a network alone. */
const SharesCard = lazyWithRetry(() => import('../features/shares/shares-card.tsx'));

const TABS = ['crops', 'herd', 'season', 'losses'] as const;
const tabOf = (hash: string) => TABS.find((id) => hash === `#${id}`);

/** The farm page: crops and fields, herd, season and losses; with `?view=statement` the statement to be printed. */
export default function FarmPage() {
  const t = useT('farm-record');
  const { data: profile } = useProfileQuery();
  const location = useLocation();
  const [seen, setSeen] = useState(location);
  const [tab, setTab] = useState(() => tabOf(location.hash) ?? 'crops');
  // A notification that is opened while the page is shown leads to its part, too.
  if (location !== seen) {
    setSeen(location);
    setTab(tabOf(location.hash) ?? tab);
  }
  const [search] = useSearchParams();
  const acres = Number(profile?.land_size ?? 0);
  if (search.get('view') === 'statement')
    return (
      <Page title={t('statement.title')}>
        <Statement />
      </Page>
    );
  return (
    <Page title={t('title')}>
      <ErrorBoundary>
        <FarmWrite />
      </ErrorBoundary>
      <Tabs
        label={t('title')}
        tabs={TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onChange={setTab}
      >
        <ErrorBoundary>
          {tab === 'crops' && (
            <div className="flex flex-col gap-5">
              <PlantingsCard />
              <FieldsCard acres={acres > 0 ? acres : null} />
              <Optional>
                <SharesCard />
              </Optional>
            </div>
          )}
          {tab === 'herd' && <HerdCard />}
          {tab === 'season' && (
            <div className="flex flex-col gap-5">
              <SeasonCard />
              <CreditsCard />
            </div>
          )}
          {tab === 'losses' && <LossesCard />}
        </ErrorBoundary>
      </Tabs>
    </Page>
  );
}
