import { addDays, daysInMonth, monthOf, yearOf } from '../calendar-day.ts';

/** Weather of one day, forecast or observed. Unknown values are left out, never 0. */
export type DailyWeather = {
  date: string;
  tempMinC: number;
  tempMaxC: number;
  humidityMeanPct?: number | undefined;
  humidityMaxPct?: number | undefined;
  humidityMinPct?: number | undefined;
  dewPointC?: number | undefined;
  vapourPressureKPa?: number | undefined;
  windMs?: number | undefined;
  /** Height of the wind reading; forecasts and Indian normals state 10 m, which is assumed. */
  windHeightM?: number | undefined;
  solarRadiationMj?: number | undefined;
  sunshineHours?: number | undefined;
  rainMm: number;
  rainProbabilityPct?: number | undefined;
};

/** Long-term mean of a calendar month (1–12); rain is the month's total. */
export type MonthlyNormal = {
  month: number;
  tempMinC: number;
  tempMaxC: number;
  humidityMeanPct?: number | undefined;
  vapourPressureKPa?: number | undefined;
  windMs?: number | undefined;
  windHeightM?: number | undefined;
  rainMm: number;
};

/** Source of a day's weather: a forecast or observation, the mean of the other days, or the climate normal. */
export type WeatherBasis = 'daily' | 'filled' | 'normal';

export type WeatherOfDay = DailyWeather & { basis: WeatherBasis };

function fromNormal(date: string, normal: MonthlyNormal): WeatherOfDay {
  const days = daysInMonth(yearOf(date), normal.month);
  const { tempMinC, tempMaxC, humidityMeanPct, vapourPressureKPa, windMs, windHeightM } = normal;
  const rainMm = normal.rainMm / days;
  const air = { tempMinC, tempMaxC, humidityMeanPct, vapourPressureKPa, windMs, windHeightM };
  return { date, ...air, rainMm, basis: 'normal' };
}

function mean(values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

function meanDay(date: string, days: readonly DailyWeather[]): WeatherOfDay {
  return {
    date,
    tempMinC: mean(days.map((day) => day.tempMinC)) ?? Number.NaN,
    tempMaxC: mean(days.map((day) => day.tempMaxC)) ?? Number.NaN,
    humidityMeanPct: mean(days.map((day) => day.humidityMeanPct)),
    windMs: mean(days.map((day) => day.windMs)),
    windHeightM: days[0]?.windHeightM,
    solarRadiationMj: mean(days.map((day) => day.solarRadiationMj)),
    rainMm: 0,
    basis: 'filled',
  };
}

/**
 * Weather of consecutive days: the forecast, else the month's normal, else the mean of the given days
 * (without rain). Refuses when there is neither.
 */
export function weatherOfPeriod(
  from: string,
  days: number,
  daily: readonly DailyWeather[],
  normals: readonly MonthlyNormal[],
): WeatherOfDay[] {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  const inPeriod = daily.filter((day) => dates.includes(day.date));
  return dates.map((date): WeatherOfDay => {
    const given = inPeriod.find((day) => day.date === date);
    if (given !== undefined) return { ...given, basis: 'daily' };
    const normal = normals.find((candidate) => candidate.month === monthOf(date));
    if (normal !== undefined) return fromNormal(date, normal);
    if (inPeriod.length === 0) throw new RangeError(`no weather for ${date}`);
    return meanDay(date, inPeriod);
  });
}
