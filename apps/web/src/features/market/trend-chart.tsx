import type { SupportPriceAnswer, TrendAnswer } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Chart } from '../../ui/chart.tsx';
import { twelveMonths } from './twelve-months.ts';

const MONTH = { month: 'short', year: '2-digit' } as const;

interface Props {
  trend: TrendAnswer;
  label: string;
  /** The whole state's months, drawn as a second line. */
  wider?: { state: string; trend: TrendAnswer } | undefined;
}

const lastMonth = (trend: TrendAnswer | undefined) => trend?.points.at(-1)?.month ?? '';

/** Twelve months as a line, with the support price of the season as a further one; gaps stay gaps. */
export function TrendChart({ trend, label, wider }: Props) {
  const t = useT('market');
  const format = useFormat();
  const own = lastMonth(trend);
  const others = lastMonth(wider?.trend);
  const months = twelveMonths(own > others ? own : others);
  const [msp, ...furtherKinds] = trend.msp;
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
                label: t('trend.wider', { state: wider.state }),
                values: valuesOf(wider.trend, months),
              },
            ]
          : []),
        ...(msp && furtherKinds.length === 0
          ? [{ label: t('msp.short'), values: supportIn(msp, months) }]
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

function supportIn(msp: SupportPriceAnswer, months: readonly string[]): (number | null)[] {
  const [from, to] = [msp.valid_from.slice(0, 7), msp.valid_to.slice(0, 7)];
  return months.map((month) => (from <= month && month <= to ? msp.price : null));
}
