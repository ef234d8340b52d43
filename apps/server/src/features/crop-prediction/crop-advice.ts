import { growingRange } from '@ankur/agronomy/crop-suitability/growing-ranges';
import { type FieldConditions, judgeFit } from '@ankur/agronomy/crop-suitability/judge-fit';
import {
  isUsualIn,
  seasonWaterMm,
  usualSeason,
} from '@ankur/agronomy/crop-suitability/usual-season';
import { monthlyNormal } from '@ankur/content/climate-normals';
import { announcedSupportPrices, supportPricesOn } from '@ankur/content/msp';
import type { CropAdvice } from '@ankur/contracts/crop-prediction/endpoints';
import { cropsBy } from '@ankur/crops/register';
import { commodityOf } from './commodity-of.ts';
import type { KnownPlace } from './place.ts';

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Climatological reference evapotranspiration of a day at a place. */
function usualEt0(place: KnownPlace): (date: string) => number | null {
  const months = Array.from(
    { length: 12 },
    (_, index) => monthlyNormal(place.lat, place.lon, index + 1)?.et0MmPerDay ?? null,
  );
  return (date) => months[Number(date.slice(5, 7)) - 1] ?? null;
}

/** Suitability of a crop for a field, sowing window, water need and support price; null for an unknown crop. */
export function adviseOn(
  crop: string,
  field: FieldConditions,
  today: string,
  place: KnownPlace | null,
): CropAdvice | null {
  const range = growingRange(crop);
  if (range === null) return null;
  const state = place?.state;
  const known = cropsBy('range', crop)[0] ?? { id: crop };
  const usual = usualSeason(known, today, state);
  const sown = usual.kind === 'sown' ? usual : null;
  const water = place ? seasonWaterMm(known, sown?.from ?? today, usualEt0(place), state) : null;
  const commodity = commodityOf(crop);
  return {
    crop,
    fits: judgeFit(range, field).map((fit) => ({
      value: fit.value,
      given: fit.value === 'rainfall' ? Math.round(fit.given / 10) * 10 : tenth(fit.given),
      verdict: fit.verdict,
      optimum_from: fit.optimum[0],
      optimum_to: fit.optimum[1],
    })),
    season: {
      kind: usual.kind,
      season: sown?.season ?? null,
      from: sown?.from ?? null,
      to: sown?.to ?? null,
      open: sown?.open ?? usual.kind === 'perennial',
    },
    usual_here: isUsualIn(known, state),
    water_mm: water === null ? null : Math.round(water / 10) * 10,
    commodity,
    support_prices: (commodity ? supportPricesForNextSale(commodity, today) : []).map((price) => ({
      price: price.paisePerQuintal / 100,
      variety: price.variety,
      season: price.season,
    })),
  };
}

/** Support prices for the harvest of a crop sown now or next: the coming season's once announced, else the current ones. */
function supportPricesForNextSale(commodity: string, today: string) {
  const announced = announcedSupportPrices(commodity, today);
  return announced.length > 0 ? announced : supportPricesOn(commodity, today);
}
