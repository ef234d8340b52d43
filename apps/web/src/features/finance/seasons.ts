import { seasonOfDate } from '@ankur/agronomy/agricultural-season';
import { addDays } from '@ankur/agronomy/calendar-day';
import { SEASONS, type Season } from '@ankur/contracts/finance/filters';
import type { Scope } from './finance.api.ts';

export interface SeasonChoice {
  /** `kharif-2026` */
  value: string;
  season: Season;
  /** The year in which it begins; a rabi ends in the next. */
  year: number;
}

/** The season of a date and earlier ones, newest first. */
export function latestSeasons(today: string, count: number): SeasonChoice[] {
  const choices: SeasonChoice[] = [];
  let day = today;
  while (choices.length < count) {
    const { season, year, from } = seasonOfDate(day);
    choices.push({ value: `${season}-${year}`, season, year });
    day = addDays(from, -1);
  }
  return choices;
}

/** Query parameters of a season and a crop; an empty season means all time. */
export function scopeOf(choice: string, crop: string): Scope {
  const [name, year] = choice.split('-');
  const season = SEASONS.find((known) => known === name);
  return {
    ...(season ? { season, year: Number(year) } : {}),
    ...(crop ? { crop } : {}),
  };
}
