// locale-keys: market:verdict.*
import type { WaitAnswer } from '@ankur/contracts/market/endpoints';
import { useState } from 'react';
import { ComputedNote } from '../../entities/answers/computed-note.tsx';
import type { SaysSince } from '../../lib/answers/on-phone.ts';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOrder } from '../../lib/place-names/use-order.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { type MarketChoice, useSellOrWaitQuery } from './market.api.ts';
import { WaitYears } from './wait-years.tsx';

const MONTH = { month: 'long', year: 'numeric' } as const;

/** Sell now or wait: the advice from past years, with its back-test. */
export function WaitCard({ commodity, state, district }: MarketChoice) {
  const t = useT('market');
  const common = useT('common');
  const names = usePlaceNames();
  const inOrder = useOrder();
  const place = [commodity, state, district].join('|');
  const [chosen, setChosen] = useState({ place, market: '' });
  // The market is reset when commodity or place change.
  const market = chosen.place === place ? chosen.market : '';
  const { data, currentData, error, isFetching } = useSellOrWaitQuery({
    commodity,
    state,
    district,
    market,
  });
  // On the phone only the past of the district is known.
  const markets = data?.computedAtMs ? [] : (data?.markets ?? []);
  const area = district ? names.district(district, state) : names.state(state);
  return (
    <Card title={t('wait.title')} icon="clock">
      {markets.length > 0 && (
        <SelectField
          label={t('column.market')}
          value={market}
          onChange={(event) => setChosen({ place, market: event.target.value })}
          options={[
            { value: '', label: t('wait.everywhere', { place: area }) },
            ...inOrder(
              markets.map((name) => ({ value: name, label: names.market(name, state) })),
              (choice) => choice.label,
            ),
          ]}
          className="mb-3 sm:max-w-80"
        />
      )}
      {isFetching && !currentData && <StateView state="loading">{t('wait.loading')}</StateView>}
      {!isFetching && !currentData && isUnreachable(error) && (
        <StateView state="offline">{common('offline.title')}</StateView>
      )}
      {!isFetching && !currentData && !isUnreachable(error) && (
        <StateView state="empty">{t('verdict.cannot-tell')}</StateView>
      )}
      {currentData && <Advice advice={currentData} />}
    </Card>
  );
}

function Advice({ advice }: { advice: WaitAnswer & SaysSince }) {
  const t = useT('market');
  const format = useFormat();
  const { back_test: test, after_wait: later } = advice;
  const month = advice.month ? format.date(`${advice.month}-01`, MONTH) : '';
  return (
    <div className="flex flex-col gap-2">
      <ComputedNote since={advice.computedAtMs} />
      <p className="font-semibold">
        {advice.verdict === 'wait'
          ? t.plural('verdict.wait', advice.lag_months, {
              months: format.number(advice.lag_months),
            })
          : t(`verdict.${advice.verdict}`)}
      </p>
      {month && advice.price_now !== null && (
        <p className="flex flex-wrap items-center gap-2">
          {t('wait.now', { price: format.money(advice.price_now), month })}
          {advice.sample && <Badge tone="warn">{t('sample', { date: month })}</Badge>}
        </p>
      )}
      {later && (
        <p>
          {t.plural('wait.later', advice.lag_months, {
            months: format.number(advice.lag_months),
            lower: format.money(later.lower),
            upper: format.money(later.upper),
            years: format.number(advice.years_known),
          })}
        </p>
      )}
      {advice.verdict !== 'does-not-keep' && (
        <p className="text-sm text-muted">
          {test.years.length === 0
            ? t('wait.untested')
            : t('wait.tested', {
                years: format.number(test.years.length),
                waits: format.number(test.waits),
                wins: format.number(test.wins),
                median:
                  test.median_gain_percent === null ? '–' : format.number(test.median_gain_percent),
              })}
        </p>
      )}
      {test.years.length > 0 && <WaitYears years={test.years} />}
      {advice.verdict !== 'does-not-keep' && (
        <p className="text-sm text-muted">
          {t('wait.costs', {
            loss: format.number(advice.costs.loss),
            interest: format.number(advice.costs.interest),
            storage: format.money(advice.costs.storage),
          })}
        </p>
      )}
    </div>
  );
}
