import { useT } from '../../lib/i18n/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { type Pick, useTrendQuery } from './market.api.ts';
import { MspLines } from './msp-lines.tsx';
import { SampleLine } from './sample-line.tsx';
import { TrendChart } from './trend-chart.tsx';
import { useCommodityName } from './use-commodity-name.ts';

/** The last twelve months of the chosen commodity and place. */
export function TrendCard({ commodity, state, district }: Pick) {
  const t = useT('market');
  const nameOf = useCommodityName();
  const { currentData: data, isFetching } = useTrendQuery({ commodity, state, district });
  const place = district ? `${district}, ${state}` : state;
  return (
    <Card title={t('trend.title')} icon="trend">
      {isFetching && !data && <StateView state="loading">{t('trend.loading')}</StateView>}
      {!isFetching && !data?.points.length && (
        <StateView state="empty">{t('trend.none')}</StateView>
      )}
      {data && data.points.length > 0 && (
        <div className="flex flex-col gap-3">
          <p>{t('trend.about', { commodity: nameOf(commodity), place })}</p>
          <SampleLine of={data} />
          <TrendChart
            trend={data}
            label={t('trend.label', { commodity: nameOf(commodity), place })}
          />
          <MspLines msp={data.msp} />
        </div>
      )}
    </Card>
  );
}
