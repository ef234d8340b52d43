import type { Planting, SeasonAnswer } from '../../entities/farm/farm.api.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
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

interface ComparedProps extends OwnWorkProps {
  /** What still stands has not cost all yet. */
  plantings: readonly Planting[];
}

/** What an acre cost beside the state, each harvest at the support price, and what a quintal cost beside the usual cost, with year and source. */
export function Compared({ season, plantings, nameOf }: ComparedProps) {
  const t = useT('farm-record');
  const format = useFormat();
  const places = usePlaceNames();
  const compared = season.plantings.filter((one) => one.at_msp || one.usual_cost || one.state_cost);
  if (compared.length === 0) return null;
  const growing = plantings.filter(({ status }) => status === 'growing');
  const standing = new Set(growing.map(({ id }) => id));
  const hasUsual = compared.some((one) => one.usual_cost || one.state_cost);
  return (
    <section className="mt-4">
      <h3 className="font-bold">{t('compared.title')}</h3>
      <dl className="flex flex-col gap-2">
        {compared.map(({ planting, crop, income, at_msp: msp, usual_cost: usual, state_cost }) => (
          <div key={planting}>
            <dt className="font-bold">{nameOf({ id: planting, crop })}</dt>
            {state_cost && (
              <dd>
                {t(standing.has(planting) ? 'compared.stateSoFar' : 'compared.state', {
                  own: format.money(state_cost.own_per_acre),
                  usual: format.money(state_cost.per_acre),
                  state: places.state(state_cost.state),
                  year: state_cost.year,
                })}{' '}
                <span className="text-sm text-muted">
                  {t('compared.stateSource', { year: state_cost.year })}
                </span>
              </dd>
            )}
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
                <span className="text-sm text-muted">
                  {t('compared.usualSource', { season: usual.season })}
                </span>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {hasUsual && <p className="text-sm text-muted">{t('compared.note')}</p>}
    </section>
  );
}
