import type { TrendAnswer } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Chart } from '../../ui/chart.tsx';
import { twelveMonths } from './twelve-months.ts';

const MONTH = { month: 'short', year: '2-digit' } as const;

/** Twelve months as a line, with the support price of the season as a second one; gaps stay gaps. */
export function TrendChart({ trend, label }: { trend: TrendAnswer; label: string }) {
  const t = useT('market');
  const format = useFormat();
  const byMonth = new Map(trend.points.map((point) => [point.month, point.modal_price]));
  const months = twelveMonths(trend.points.at(-1)?.month ?? '');
  const [msp, ...others] = trend.msp;
  return (
    <Chart
      kind="line"
      label={label}
      pointLabel={t('trend.month')}
      points={months.map((month) => format.date(`${month}-01`, MONTH))}
      series={[
        { label: t('trend.modal'), values: months.map((month) => byMonth.get(month) ?? null) },
        ...(msp && others.length === 0
          ? [
              {
                label: t('msp.short'),
                values: months.map((month) =>
                  msp.valid_from.slice(0, 7) <= month && month <= msp.valid_to.slice(0, 7)
                    ? msp.price
                    : null,
                ),
              },
            ]
          : []),
      ]}
      format={format.money}
      heightPx={400}
    />
  );
}
