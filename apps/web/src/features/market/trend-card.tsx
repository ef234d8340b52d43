import { GuideLink } from '../../entities/crop/guide-link.tsx';
import { errorStatus } from '../../lib/http/field-errors.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { StateView } from '../../ui/state-view.tsx';
import type { MarketChoice } from './market.api.ts';
import { MspLines } from './msp-lines.tsx';
import { NotFetched } from './not-fetched.tsx';
import { PastProgress } from './past-progress.tsx';
import { SampleLine } from './sample-line.tsx';
import { StateTrend } from './state-trend.tsx';
import { TrendChart } from './trend-chart.tsx';
import { useCommodityName } from './use-commodity-name.ts';
import { useTrends } from './use-trends.ts';

/** The store is empty: there are no prices, which is not a failure. */
const NO_PRICES = 503;

/** The last twelve months of the chosen commodity and place. */
export function TrendCard({ commodity, state, district }: MarketChoice) {
  const t = useT('market');
  const nameOf = useCommodityName();
  const names = usePlaceNames();
  const {
    currentData: data,
    error,
    isFetching,
    wider,
    refetch,
  } = useTrends({ commodity, state, district });
  const failed = !isFetching && !data && errorStatus(error) !== NO_PRICES;
  const place = [district && names.district(district, state), names.state(state)]
    .filter(Boolean)
    .join(', ');
  return (
    <Card title={t('trend.title')} icon="trend">
      {isFetching && !data && <StateView state="loading">{t('trend.loading')}</StateView>}
      <PastProgress of={data?.progress} />
      {failed && (
        <NotFetched error={error} onRetry={refetch}>
          {t('trend.failed')}
        </NotFetched>
      )}
      {!isFetching && !failed && !data?.points.length && !data?.progress && (
        <>
          <StateView state="empty">{t('trend.none')}</StateView>
          {wider && <StateTrend commodity={commodity} state={state} trend={wider} />}
        </>
      )}
      {data && data.points.length > 0 && (
        <div className="flex flex-col gap-3">
          <p>{t('trend.about', { commodity: nameOf(commodity), place })}</p>
          <GuideLink
            by="market"
            value={commodity}
            fallback={null}
            className={buttonClass('quiet', 'self-start')}
          >
            {t('trend.grow', { commodity: nameOf(commodity) })}
          </GuideLink>
          <SampleLine of={data} />
          <TrendChart
            trend={data}
            wider={wider && { state, trend: wider }}
            label={t('trend.label', { commodity: nameOf(commodity), place })}
            daysLabel={t('trend.days', { commodity: nameOf(commodity), place })}
          />
          <MspLines msp={data.msp} />
        </div>
      )}
    </Card>
  );
}
