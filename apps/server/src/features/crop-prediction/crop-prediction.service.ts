import { nextSeason, seasonOfDate } from '@ankur/agronomy/agricultural-season';
import {
  predictCrops,
  seenRange,
  strangeValues,
} from '@ankur/agronomy/crop-recommendation/predict-crop';
import { alsoSuits } from '@ankur/agronomy/crop-suitability/judge-fit';
import { typicalDose } from '@ankur/agronomy/crop-suitability/typical-dose';
import { type ClimateNormal, monthlyNormal } from '@ankur/content/climate-normals';
import type {
  CropAdviceAnswer,
  CropDefaults,
  CropPredictions,
} from '@ankur/contracts/crop-prediction/endpoints';
import type { CropInput } from '@ankur/contracts/crop-prediction/rules';
import { CROPS } from '@ankur/crops/register';
import { type Clock, indianDate } from '../../platform/clock.ts';
import { adviseOn } from './crop-advice.ts';
import { type KnownPlace, placeOf } from './place.ts';

/** The crops of the suggestion model. */
const SUGGESTED = CROPS.flatMap(({ suggestion, ...crop }) =>
  suggestion === undefined ? [] : [{ ...crop, suggestion }],
);

/** Crops that the model lacks, beside its own. */
const ALSO_SUITS_MAX = 8;

/** Farthest station whose normals are used for a district. */
const DISTRICT_STATION_KM_MAX = 100;

const MONTHS: Readonly<Record<string, readonly number[]>> = {
  kharif: [6, 7, 8, 9, 10],
  rabi: [11, 12, 1, 2, 3],
  zaid: [3, 4, 5],
};

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * 10) / 10;
}

const between = (a: number | null, b: number | null) =>
  a === null || b === null ? null : (a + b) / 2;

/** The season in which a crop chosen today would be sown: the current one until its last five weeks. */
function comingSeason(today: string): string {
  const now = seasonOfDate(today);
  const weeksLeft = (Date.parse(now.to) - Date.parse(today)) / (7 * 86_400_000);
  return weeksLeft < 5 ? nextSeason(today).season : now.season;
}

/** Crop suggestions with advice. Values outside the training range are not refused. */
export function createCropPredictionService({ clock }: { clock: Clock }) {
  return {
    predict(input: CropInput): CropPredictions {
      return { status: 'success', predictions: predictCrops(input) };
    },

    advise(
      input: CropInput & { crops: string[] } & Parameters<typeof placeOf>[0],
    ): CropAdviceAnswer {
      const today = indianDate(clock.now());
      const place = placeOf(input);
      const field = {
        temperatureC: input.temperature,
        ph: input.ph,
        rainMmPerMonth: input.rainfall,
      };
      const advise = (crop: string) => adviseOn(crop, field, today, place);
      return {
        out_of_range: strangeValues(input).map((value) => {
          const [seen_from, seen_to] = seenRange(value);
          return { value, seen_from, seen_to };
        }),
        state: place?.state ?? null,
        crops: input.crops.map(advise).filter((advice) => advice !== null),
        also_suits: alsoSuits(field)
          .flatMap(({ crop, suitability }) => {
            const advice = advise(crop);
            return advice ? [{ ...advice, suitability: Math.round(suitability * 100) / 100 }] : [];
          })
          // Crops that can be sown now come first; stable sort keeps the better fit first among equals.
          .sort((a, b) => Number(b.season.open) - Number(a.season.open))
          .slice(0, ALSO_SUITS_MAX),
      };
    },

    defaults(query: Parameters<typeof placeOf>[0]): CropDefaults {
      const today = indianDate(clock.now());
      const season = comingSeason(today);
      const place: KnownPlace | null = placeOf(query);
      const months: ClimateNormal[] = (MONTHS[season] ?? [])
        .map((month) => (place ? monthlyNormal(place.lat, place.lon, month) : null))
        .filter((normal) => normal !== null);
      const station = months[0]?.station;
      const temperature = mean(months.map((month) => between(month.tmaxC, month.tminC)));
      const rainfall = mean(months.map((month) => month.rainMm));
      const isNear = station !== undefined && station.distanceKm <= DISTRICT_STATION_KM_MAX;
      const local =
        place?.district && isNear && temperature !== null && rainfall !== null
          ? typicalDose(SUGGESTED, season, today, place.state, {
              temperatureC: temperature,
              rainMmPerMonth: rainfall,
            })
          : null;
      const dose = local ?? typicalDose(SUGGESTED, season, today, place?.state);
      const wider = place?.state ? 'state' : 'country';
      return {
        state: place?.state ?? null,
        district: place?.district ?? null,
        season,
        n: dose?.n ?? null,
        p: dose?.p ?? null,
        k: dose?.k ?? null,
        dose_area: dose && (local ? 'district' : wider),
        temperature,
        humidity: mean(months.map((month) => between(month.rhMorningPct, month.rhEveningPct))),
        rainfall,
        station: station ? { name: station.name, distance_km: station.distanceKm } : null,
      };
    },
  };
}
