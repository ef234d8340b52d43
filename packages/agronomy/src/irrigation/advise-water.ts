import { addDays, monthOf } from '../calendar-day.ts';
import { findCrop } from '../crop-calendar/crops.ts';
import { irrigationNeed, PERIOD_DAYS } from '../irrigation-need.ts';
import { explainNeed } from './explain.ts';
import type { IrrigationNeed } from './need-types.ts';
import { type PumpFacts, pumpPlan } from './pump-plan.ts';
import type { Suggestion } from './suggestion.ts';
import { suggestionText } from './suggestion-text.ts';
import { dailyOf, normalOf, type WaterFacts } from './water-facts.ts';

/** Days before the question whose waterings still count. */
export const MEMORY_DAYS = 60;

export type WaterQuestion = {
  crop_type: string;
  /** Id of the crop's calendar. */
  calendar: string;
  land_size: number;
  date: string;
  sowing_date?: string | null | undefined;
  /** Id of the planting that it is asked for, given back. */
  planting?: string | null | undefined;
  /** The last day on which the planting was watered without a word about how much. */
  watered_on?: string | null | undefined;
};

type Logged = {
  crop_type: string;
  date: string;
  volume_m3: number;
  /** Id of the planting that was watered, where it is known. */
  planting?: string | null | undefined;
};
type Values = Record<string, number | string | null>;

const round = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits;

const rounded = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' ? round(value) : value,
    ]),
  );

function suggestionValues(suggestion: Suggestion): Values {
  if (suggestion.code === 'out-of-season') {
    const { from, to, season } = suggestion.nextSowing;
    return { from, to, season };
  }
  const { code: _, ...values } = suggestion;
  return rounded(values);
}

/** Of the forecast, if with the normals it covers the whole period; else none. */
function forecastFor(facts: WaterFacts, date: string) {
  const dates = Array.from({ length: PERIOD_DAYS }, (_, index) => addDays(date, index));
  const months = facts.normals.map(({ month }) => month);
  const isKnown = (day: string) =>
    facts.days.some((one) => one.date === day) || months.includes(monthOf(day));
  return dates.every(isKnown) ? facts.days.filter((day) => dates.includes(day.date)) : [];
}

function needOf(facts: WaterFacts, question: WaterQuestion, waterings: readonly Logged[]) {
  const { date, crop_type } = question;
  const crop = findCrop(question.calendar);
  if (!crop) throw new RangeError(`no calendar ${question.calendar}`);
  /** Two plantings of one crop may stand apart: what was let onto the other one does not count. */
  const isHere = ({ planting }: Logged) =>
    !planting || !question.planting || planting === question.planting;
  const days = forecastFor(facts, date);
  const daily = days.flatMap(dailyOf);
  const months = [monthOf(date), monthOf(addDays(date, PERIOD_DAYS - 1))];
  const normals = facts.normals.filter(({ month }) => months.includes(month)).map(normalOf);
  if (daily.length === 0 && normals.length === 0) return null;
  const elevation = (days.length > 0 ? facts.forecast_elevation : null) ?? facts.station?.elevation;
  const since = addDays(date, -MEMORY_DAYS);
  return irrigationNeed({
    place: { latitudeDeg: facts.lat, elevationM: elevation ?? undefined },
    state: facts.state ?? undefined,
    crop,
    date,
    sowingDate: question.sowing_date ?? undefined,
    areaAcres: question.land_size,
    irrigationMethod: facts.irrigation_method,
    landType: facts.land_type,
    soil: facts.soil,
    daily,
    normals,
    waterings: [
      ...waterings
        .filter((one) => one.crop_type === crop_type && isHere(one))
        .map((one) => ({ date: one.date, volumeM3: one.volume_m3 })),
      ...(question.watered_on ? [{ date: question.watered_on, full: true } as const] : []),
    ].filter((one) => one.date <= date && one.date >= since),
  });
}

/**
 * Water need of a crop in the seven days from the question's date, in the shape of the API, from what is known of
 * the place: the forecast, then normals. The same on the server and on a phone without a network. `crop_type` is named
 * as in the waterings. Null where neither a forecast nor normals are known.
 * @throws RangeError for an unknown calendar, or an area that is not above 0
 */
export function adviseWater<Source extends string>(
  facts: WaterFacts<Source>,
  question: WaterQuestion,
  waterings: readonly Logged[],
  pump: PumpFacts | null,
) {
  const need = needOf(facts, question, waterings);
  if (!need) return null;
  const sourceOn = (date: string): Source | 'climate-normal' =>
    facts.days.find((day) => day.date === date)?.source ?? 'climate-normal';
  const isNormal = need.daily.some((day) => day.basis === 'normal');
  return {
    ...figuresOf(need, question, facts),
    daily: need.daily.map((day) => ({
      date: day.date,
      et0: round(day.et0Mm),
      kc: round(day.kc, 3),
      etc: round(day.etcMm),
      percolation: round(day.percolationMm),
      rain: round(day.rainMm),
      rain_probability: day.rainProbabilityPct,
      effective_rain: round(day.effectiveRainMm),
      need: round(day.needMm),
      source: sourceOn(day.date),
    })),
    pump: pump && pumpPlan(pump, need.waterRequirementM3),
    place: { lat: facts.lat, lon: facts.lon, name: facts.name },
    station:
      isNormal && facts.station
        ? { name: facts.station.name, distance_km: facts.station.distance_km }
        : null,
  };
}

function figuresOf(need: IrrigationNeed, question: WaterQuestion, facts: WaterFacts) {
  const growing = need.season.kind === 'growing' ? need.season : null;
  const { humidityMeanPct } = need.weather;
  return {
    crop_type: question.crop_type,
    land_size: question.land_size,
    date: question.date,
    ...(question.planting && { planting: question.planting }),
    temperature: round(need.weather.tempMeanC, 1),
    humidity: humidityMeanPct === null ? null : round(humidityMeanPct, 0),
    precipitation: round(need.weather.rainMm, 1),
    water_requirement: round(need.waterRequirementM3),
    suggestion: suggestionText(need.suggestion, need.waterRequirementM3),
    suggestion_code: need.suggestion.code,
    suggestion_values: suggestionValues(need.suggestion),
    period_days: need.periodDays,
    method: need.method,
    season: growing?.season ?? null,
    stage: need.stage,
    sowing_date: growing?.sowingDate ?? null,
    sowing_date_assumed: growing?.sowingAssumed ?? false,
    irrigation_method: facts.irrigation_method,
    efficiency: need.efficiency,
    net_need_mm: round(need.netNeedMm),
    gross_need_mm: round(need.grossNeedMm),
    stored_mm: round(need.storedMm),
    notes: need.notes,
    working: explainNeed(need, question.land_size, facts.irrigation_method).map(
      ({ step, ...values }) => ({ step, values: rounded(values) }),
    ),
  };
}
