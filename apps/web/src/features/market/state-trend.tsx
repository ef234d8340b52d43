import type { TrendAnswer } from '@ankur/contracts/market/endpoints';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { SampleLine } from './sample-line.tsx';
import { TrendChart } from './trend-chart.tsx';
import { useCommodityName } from './use-commodity-name.ts';

interface Props {
  commodity: string;
  state: string;
  trend: TrendAnswer;
}

/** The state's trend, where the district has none. */
export function StateTrend({ commodity, state, trend }: Props) {
  const t = useT('market');
  const nameOf = useCommodityName();
  const names = usePlaceNames();
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p>{t('trend.instead', { state: names.state(state) })}</p>
      <SampleLine of={trend} />
      <TrendChart
        trend={trend}
        label={t('trend.label', { commodity: nameOf(commodity), place: names.state(state) })}
        daysLabel={t('trend.days', { commodity: nameOf(commodity), place: names.state(state) })}
      />
    </div>
  );
}
