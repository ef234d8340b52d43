import type { TrendAnswer } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Chart } from '../../ui/chart.tsx';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;

/** The reported days of a trend that knows one month; a single one as a sentence, since a chart of it says nothing. */
export function TrendDays({ trend, label }: { trend: TrendAnswer; label: string }) {
  const t = useT('market');
  const format = useFormat();
  const { daily, points } = trend;
  if (daily.length < 2) {
    const [day] = daily;
    const [month] = points;
    if (!day && !month) return null;
    const said = t('trend.single', {
      date: day ? format.date(day.date) : format.date(`${month?.month}-01`, MONTH),
      price: format.money(day?.modal_price ?? month?.modal_price ?? 0),
    });
    return (
      <div role="img" aria-label={`${label}. ${said}`} className="text-lg font-semibold">
        {said}
      </div>
    );
  }
  return (
    <Chart
      kind="line"
      label={label}
      pointLabel={t('trend.day')}
      points={daily.map(({ date }) => format.date(date, DAY))}
      series={[{ label: t('trend.modal'), values: daily.map((one) => one.modal_price) }]}
      format={format.money}
      heightPx={400}
    />
  );
}
