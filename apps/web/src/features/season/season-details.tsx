import type { SeasonAnswer } from '../../entities/farm/farm.api.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Chart } from '../../ui/chart.tsx';

interface Line {
  id: string;
  name: string;
  income: number;
  expense: number;
}

/** Income and spending of each line beside each other, with the figures as a table; nothing while all is zero. */
export function SeasonChart({ lines }: { lines: readonly Line[] }) {
  const t = useT('farm-record');
  const format = useFormat();
  const shown = lines.filter(({ id, income, expense }) => id !== 'total' && income + expense > 0);
  if (shown.length === 0) return null;
  return (
    <div className="mt-4">
      <Chart
        kind="bar"
        label={t('season.chart')}
        pointLabel={t('season.what')}
        points={shown.map(({ name }) => name)}
        series={[
          { label: t('books.income'), values: shown.map(({ income }) => income) },
          { label: t('books.expense'), values: shown.map(({ expense }) => expense) },
        ]}
        format={(value) => format.money(value)}
        heightPx={280}
      />
    </div>
  );
}

interface OwnWorkProps {
  season: SeasonAnswer;
  nameOf: (planting: { id: string; crop: string }) => string;
}

/** Own work and own seed, which are valued apart from what was paid. */
export function OwnWork({ season, nameOf }: OwnWorkProps) {
  const t = useT('farm-record');
  const format = useFormat();
  const valued = season.plantings.filter(
    ({ own }) => own && own.labour_value + own.seed_value + own.labour_hours > 0,
  );
  if (valued.length === 0) return null;
  return (
    <div className="mt-4">
      <dl className="flex flex-col gap-2">
        {valued.map(({ planting, crop, own }) => (
          <div key={planting}>
            <dt className="font-bold">{nameOf({ id: planting, crop })}</dt>
            <dd>
              {t('statement.ownWork')} {format.money(own?.labour_value ?? 0)} ·{' '}
              {t('statement.ownSeed')} {format.money(own?.seed_value ?? 0)}
              {own?.profit_per_hour != null &&
                ` · ${t('season.perHour')} ${format.money(own.profit_per_hour)}`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{t('statement.ownNote')}</p>
    </div>
  );
}

/** What each harvest would have brought at the support price, and what a quintal cost beside the usual cost, with season and source. */
export function Compared({ season, nameOf }: OwnWorkProps) {
  const t = useT('farm-record');
  const format = useFormat();
  const compared = season.plantings.filter((one) => one.at_msp || one.usual_cost);
  if (compared.length === 0) return null;
  const hasUsual = compared.some((one) => one.usual_cost);
  return (
    <section className="mt-4">
      <h3 className="font-bold">{t('compared.title')}</h3>
      <dl className="flex flex-col gap-2">
        {compared.map(({ planting, crop, income, at_msp: msp, usual_cost: usual }) => (
          <div key={planting}>
            <dt className="font-bold">{nameOf({ id: planting, crop })}</dt>
            {msp && (
              <dd>
                {t('compared.msp', {
                  season: msp.season,
                  price: format.money(msp.per_quintal),
                  value: format.money(msp.value),
                  income: format.money(income),
                })}
              </dd>
            )}
            {usual && (
              <dd>
                {t('compared.cost', {
                  own: format.money(usual.own_per_quintal),
                  usual: format.money(usual.per_quintal),
                  season: usual.season,
                })}{' '}
                <span className="text-sm text-muted">{usual.source}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {hasUsual && <p className="text-sm text-muted">{t('compared.note')}</p>}
    </section>
  );
}
