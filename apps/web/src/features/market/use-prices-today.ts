import { priceMove } from '@ankur/agronomy/today/price-move';
import { priceMoveStake } from '@ankur/agronomy/today/stakes';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCropGuidesQuery } from '../../entities/crop/crop-guides.api.ts';
import { type Planting, usePlantingsQuery } from '../../entities/farm/farm.api.ts';
import {
  hoursTo,
  stateOf,
  type TodayLine,
  type TodaySource,
} from '../../entities/today/today-line.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { useNow } from '../../lib/time/clock.ts';
import { addLocalDays, todayLocal } from '../../lib/time/local-date.ts';
import { marketKey, useMarketPricesQuery } from './market.api.ts';
import { useMarketPlace } from './use-market-place.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Older reports say nothing of today. */
const FRESH_DAYS = 4;
/** A price holds about until the next reports. */
const HOLDS_HOURS = 48;
/** From so many days before the harvest and until so many after it something can be sold. */
const SELL = { before: 30, after: 120 };

/** What is grown or was just harvested. */
function isHeld({ status, expected_harvest }: Planting, today: string): boolean {
  if (status === 'growing') return true;
  if (status !== 'harvested' || !expected_harvest) return false;
  return expected_harvest >= addLocalDays(today, -SELL.after);
}

const canSell = ({ status, expected_harvest }: Planting, today: string): boolean =>
  status === 'harvested' ||
  (expected_harvest !== null && expected_harvest <= addLocalDays(today, SELL.before));

/** The newest prices of a planting's crop in the farmer's district. */
function usePricesOf(planting: Planting | undefined) {
  const { place, isOwn } = useMarketPlace();
  const guides = useCropGuidesQuery(useLanguage(), { skip: !planting });
  const rows = Array.isArray(guides.data) ? guides.data : [];
  const guide = rows.find(({ id }) => id === planting?.crop);
  const commodity = guide?.keys.market[0];
  const { state, district } = place;
  const asked =
    planting && commodity && isOwn ? { commodity, state, district, arrival_date: '' } : null;
  const query = useMarketPricesQuery(asked ?? skipToken);
  return { name: guide?.name ?? '', asked, query };
}

/** Whether the price of one of the first two crops moved at the mandis of the farmer's district, by kept prices alone. */
export function usePricesToday(): TodaySource {
  const t = useT('today');
  const format = useFormat();
  const names = usePlaceNames();
  const now = useNow(MINUTE_MS);
  const today = todayLocal();
  const { data } = usePlantingsQuery();
  const held = (Array.isArray(data) ? data : []).filter((one) => isHeld(one, today));
  const [first, second] = [...new Map(held.map((one) => [one.crop, one])).values()];
  const found = [
    { planting: first, ...usePricesOf(first) },
    { planting: second, ...usePricesOf(second) },
  ];
  const lines = found.flatMap(({ planting, name, query }): TodayLine[] => {
    const answer = query.currentData;
    const isFresh = answer?.as_of && answer.as_of >= addLocalDays(today, -FRESH_DAYS);
    if (!planting || !answer || !isFresh || answer.sample) return [];
    const before = new Map(answer.week_before.map((one) => [marketKey(one), one.modal_price]));
    const move = priceMove(
      answer.records.map((one) => ({
        now: one.modal_price,
        before: before.get(marketKey(one)) ?? 0,
      })),
    );
    const [mandi] = answer.records;
    if (!move || !mandi || !answer.as_of) return [];
    return [
      {
        // As of an alert on the same commodity, so that one price is told once.
        key: `price:${mandi.commodity}`,
        icon: 'trend',
        stakeRupees: priceMoveStake(planting.area_acres, move.share, canSell(planting, today)),
        hoursLeft: Math.max(
          1,
          hoursTo(new Date(Date.parse(answer.as_of) + HOLDS_HOURS * HOUR_MS).toISOString(), now),
        ),
        text: t(move.change > 0 ? 'price.up' : 'price.down', {
          crop: name,
          price: format.moneyShort(move.price),
          change: format.moneyShort(Math.abs(move.change)),
        }),
        reason: t.plural('price.reason', move.mandis, {
          district: names.district(mandi.district, mandi.state),
          date: format.date(answer.as_of),
        }),
        action: { label: t('open'), to: `/application/market?crop=${planting.crop}` },
      },
    ];
  });
  const states = found.flatMap(({ asked, query }) => (asked ? [stateOf(query)] : []));
  return {
    state: states.includes('loading') ? 'loading' : states.includes('failed') ? 'failed' : 'ready',
    lines,
  };
}
