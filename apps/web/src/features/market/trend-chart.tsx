import type { SupportPriceAnswer, TrendAnswer } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Chart } from '../../ui/chart.tsx';
import { TrendDays } from './trend-days.tsx';
import { twelveMonths } from './twelve-months.ts';

/** Four-digit year: 'Jul 26' reads as a day of July. */
const MONTH = { month: 'short', year: 'numeric' } as const;

interface Props {
  trend: TrendAnswer;
  label: string;
  /** The accessible name where the days of one month are drawn. */
  daysLabel: string;
  /** The state's trend, drawn as a second line. */
  wider?: { state: string; trend: TrendAnswer } | undefined;
}

const lastMonth = (trend: TrendAnswer | undefined) => trend?.points.at(-1)?.month ?? '';

/**
 * Up to twelve months as a line, from the first that is known, with the support price of the season as another; missing
 * months are gaps. Where one month alone is known, its days; a single day as a sentence.
 */
export function TrendChart({ trend, label, daysLabel, wider }: Props) {
  const t = useT('market');
  const format = useFormat();
  const names = usePlaceNames();
  const own = lastMonth(trend);
  const others = lastMonth(wider?.trend);
  const year = twelveMonths(own > others ? own : others);
  const known = [trend, ...(wider ? [wider.trend] : [])];
  const reported = new Set(known.flatMap(({ points }) => points.map(({ month }) => month)));
  const first = year.findIndex((month) => reported.has(month));
  const months = year.slice(Math.max(0, first));
  if (months.length < 2) return <TrendDays trend={trend} label={daysLabel} />;
  const support = supportIn(trend.msp, months);
  return (
    <Chart
      kind="line"
      label={label}
      pointLabel={t('trend.month')}
      points={months.map((month) => format.date(`${month}-01`, MONTH))}
      series={[
        { label: t('trend.modal'), values: valuesOf(trend, months) },
        ...(wider
          ? [
              {
                label: t('trend.wider', { state: names.state(wider.state) }),
                values: valuesOf(wider.trend, months),
              },
            ]
          : []),
        ...(support.some((price) => price !== null)
          ? [{ label: t('msp.short'), values: support, straight: true }]
          : []),
      ]}
      format={format.money}
      heightPx={400}
    />
  );
}

function valuesOf(trend: TrendAnswer, months: readonly string[]): (number | null)[] {
  const byMonth = new Map(trend.points.map((point) => [point.month, point.modal_price]));
  return months.map((month) => byMonth.get(month) ?? null);
}

/** The support price of each month's season; of several varieties the lowest, which holds for all. */
function supportIn(
  msp: readonly SupportPriceAnswer[],
  months: readonly string[],
): (number | null)[] {
  return months.map((month) => {
    const valid = msp.filter(
      (one) => one.valid_from.slice(0, 7) <= month && month <= one.valid_to.slice(0, 7),
    );
    return valid.length > 0 ? Math.min(...valid.map((one) => one.price)) : null;
  });
}
