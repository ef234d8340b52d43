import { useState } from 'react';
import { ComputedNote } from '../../entities/answers/computed-note.tsx';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useSettled } from '../../lib/time/use-late.ts';
import { Card } from '../../ui/card.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { NumberField } from '../../ui/text-field.tsx';
import { MandiMap } from './mandi-map.tsx';
import { type NetPriceParams, useNetPriceQuery } from './market.api.ts';
import { NetPriceList } from './net-price-list.tsx';
import { NotFetched } from './not-fetched.tsx';
import { useCommodityName } from './use-commodity-name.ts';
import { useMarketPlace } from './use-market-place.ts';

/** Default costs of a usual quantity: what is asked before anything is typed. */
export const usualAsk = (commodity: string, point: { lat: number; lon: number } | null) =>
  askOf(commodity, point, EMPTY);

/** The farmer's input; an empty field means the default cost. */
const EMPTY = { quantity: '10', reach_km: '150', transport: '', commission: '', market_fee: '' };
type Typed = typeof EMPTY;
const FIELDS = ['quantity', 'reach_km', 'transport', 'commission', 'market_fee'] as const;
const LIMITS: Readonly<Record<keyof Typed, readonly [number, number]>> = {
  quantity: [0.01, 100_000],
  reach_km: [1, 1000],
  transport: [0, 1000],
  commission: [0, 50],
  market_fee: [0, 50],
};

/** Whether the input of a field is invalid. */
function isImpossible(typed: Typed, field: keyof Typed): boolean {
  return typed[field].trim() !== '' && readNumber(typed, field) === null;
}

/** A number within its limits, or null for an empty or invalid one. */
function readNumber(typed: Typed, field: keyof Typed): number | null {
  const text = typed[field].trim();
  const value = Number(text);
  const [low, high] = LIMITS[field];
  return text !== '' && value >= low && value <= high ? value : null;
}

function askOf(
  commodity: string,
  point: { lat: number; lon: number } | null,
  typed: Typed,
): NetPriceParams | null {
  if (!point) return null;
  const optional = (['transport', 'commission', 'market_fee'] as const).flatMap((field) => {
    const value = readNumber(typed, field);
    return value === null ? [] : [[field, value] as const];
  });
  return {
    commodity,
    ...point,
    quantity: readNumber(typed, 'quantity') ?? 1,
    reach_km: readNumber(typed, 'reach_km') ?? 150,
    ...Object.fromEntries(optional),
  };
}

/** Net price of a quintal at the farm gate, by mandi. */
export function NetPriceCard({ commodity }: { commodity: string }) {
  const t = useT('market');
  const { place, known } = useMarketPlace();
  const [typed, setTyped] = useState(EMPTY);
  const format = useFormat();
  const settled = useSettled(typed);
  const ask = askOf(commodity, place.point, settled);
  const limits = (field: keyof Typed) => {
    const [from, to] = LIMITS[field].map((value) => format.number(value));
    return t('net.range', { from: from ?? '', to: to ?? '' });
  };
  const nameOf = useCommodityName();
  const { currentData } = useNetPriceQuery(ask ?? NOWHERE, { skip: !ask });
  return (
    <Card title={t('net.title')} icon="location">
      <p className="mb-3 text-muted">{t('net.lead', { commodity: nameOf(commodity) })}</p>
      {known && !place.point && <StateView state="empty">{t('net.noPlace')}</StateView>}
      {place.point && (
        <>
          <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-5">
            {FIELDS.map((field) => (
              <NumberField
                key={field}
                label={t(`net.${field}`)}
                name={field}
                value={typed[field]}
                placeholder={usual(currentData?.costs, field)}
                min={LIMITS[field][0]}
                max={LIMITS[field][1]}
                error={isImpossible(typed, field) ? limits(field) : null}
                onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
              />
            ))}
          </div>
          <p className="mt-1 text-sm text-muted">{t('net.usual')}</p>
          {ask && !FIELDS.some((field) => isImpossible(typed, field)) && (
            <Offers key={JSON.stringify([commodity, place.point])} ask={ask} />
          )}
        </>
      )}
    </Card>
  );
}

/** The mandis of one crop and place. While new costs are loading the previous answer stays; after an error nothing is shown. */
function Offers({ ask }: { ask: NetPriceParams }) {
  const t = useT('market');
  const { data, currentData, error, isFetching, refetch } = useNetPriceQuery(ask);
  const shown = isFetching ? data : currentData;
  if (!shown) {
    return isFetching ? (
      <StateView state="loading">{t('net.loading')}</StateView>
    ) : (
      <NotFetched error={error} onRetry={refetch}>
        {t('net.failed')}
      </NotFetched>
    );
  }
  if (shown.offers.length === 0) return <StateView state="empty">{t('net.none')}</StateView>;
  return (
    <div className="mt-4 flex flex-col gap-4" aria-busy={isFetching}>
      <ComputedNote since={shown.computedAtMs} />
      <NetPriceList answer={shown} />
      <MandiMap offers={shown.offers} home={ask} />
    </div>
  );
}

const NOWHERE: NetPriceParams = { commodity: '', lat: 0, lon: 0, quantity: 1, reach_km: 1 };

function usual(costs: Partial<Record<keyof Typed, number>> | undefined, field: keyof Typed) {
  const value = costs?.[field];
  return value === undefined ? '' : String(value);
}
