import { CARD_COMMODITIES } from '@ankur/contracts/market/card-commodities';
import { useState } from 'react';
import { fieldErrors, firstError, isUnreachable } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Link } from '../../lib/router/link.tsx';
import { useLate } from '../../lib/time/use-late.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/not-loaded.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { StateView } from '../../ui/state-view.tsx';
import type { MarketChoice } from './market.api.ts';
import { PastProgress } from './past-progress.tsx';
import { SampleLine } from './sample-line.tsx';
import { StateTrend } from './state-trend.tsx';
import { TrendChart } from './trend-chart.tsx';
import { useCommodityName } from './use-commodity-name.ts';
import { useMarketPlace } from './use-market-place.ts';
import { useTrends } from './use-trends.ts';

/** After this time the card says that the network is slow. */
const LATE_MS = 8000;

/** The dashboard's prices: one commodity in the farmer's district over the last twelve months. */
export function MarketCard() {
  const t = useT('market');
  const nameOf = useCommodityName();
  const [commodity, setCommodity] = useState<string>(CARD_COMMODITIES[0]);
  const { place, known } = useMarketPlace();
  const late = useLate(commodity, LATE_MS);
  return (
    <Card
      title={t('card.title')}
      id="market"
      icon="trend"
      actions={
        <Link to="/application/market" className={buttonClass('quiet')}>
          {t('card.more')}
        </Link>
      }
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={t('filters.commodity')}
          name="commodity"
          value={commodity}
          onChange={(event) => setCommodity(event.target.value)}
          options={CARD_COMMODITIES.map((name) => ({ value: name, label: nameOf(name) }))}
          className="sm:max-w-60"
        />
        {known ? (
          <CardTrend
            commodity={commodity}
            state={place.state}
            district={place.district}
            late={late}
          />
        ) : (
          <Loading late={late} />
        )}
      </div>
    </Card>
  );
}

function Loading({ late }: { late: boolean }) {
  const t = useT('market');
  return <StateView state="loading">{late ? t('card.late') : t('loading')}</StateView>;
}

function CardTrend({ commodity, state, district, late }: MarketChoice & { late: boolean }) {
  const t = useT('market');
  const failureText = useFailureText('market');
  const common = useT('common');
  const nameOf = useCommodityName();
  const shown = usePlaceNames().district(district, state);
  const trends = useTrends({ commodity, state, district });
  const { currentData: data, error, isFetching, wider, refetch } = trends;
  if (isFetching && !data) return <Loading late={late} />;
  if (!data) {
    return (
      <Failed error={error} onRetry={refetch}>
        {t('card.failed', {
          reason:
            failureText(firstError(fieldErrors(error), 'non_field_errors')) ??
            (isUnreachable(error) ? common('offline.title') : t('card.unreachable')),
        })}
      </Failed>
    );
  }
  if (data.points.length === 0 && data.progress) return <PastProgress of={data.progress} />;
  if (data.points.length === 0) {
    return (
      <div>
        <StateView state="empty">
          <p>{t('card.none', { commodity: nameOf(commodity), district: shown })}</p>
          <p className="mt-1 text-sm">{t('card.failed', { reason: t('card.noRecords') })}</p>
        </StateView>
        {wider && <StateTrend commodity={commodity} state={state} trend={wider} />}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <PastProgress of={data.progress} />
      <SampleLine of={data} />
      <TrendChart
        trend={data}
        wider={wider && { state, trend: wider }}
        label={t('trend.label', { commodity: nameOf(commodity), place: shown })}
        daysLabel={t('trend.days', { commodity: nameOf(commodity), place: shown })}
      />
    </div>
  );
}
