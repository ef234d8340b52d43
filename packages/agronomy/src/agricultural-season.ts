import { daysInMonth, monthOf, yearOf } from './calendar-day.ts';

export type IndianSeason = 'kharif' | 'rabi' | 'zaid';

export type SeasonSpan = {
  season: IndianSeason;
  /** Year in which the season begins. */
  year: number;
  from: string;
  to: string;
};

/**
 * Indian agricultural season of a date with its first and last day: kharif June–October, rabi November–March,
 * zaid April–May. Months of sowing and standing crop as the Ministry of Agriculture's season calendar groups them
 * (Agricultural Statistics at a Glance); a state's own calendar may shift them by some weeks.
 */
export function seasonOfDate(date: string): SeasonSpan {
  const month = monthOf(date);
  const year = yearOf(date);
  if (month >= 6 && month <= 10) {
    return { season: 'kharif', year, from: `${year}-06-01`, to: `${year}-10-31` };
  }
  if (month === 4 || month === 5) {
    return { season: 'zaid', year, from: `${year}-04-01`, to: `${year}-05-31` };
  }
  const start = month >= 11 ? year : year - 1;
  const lastDay = daysInMonth(start + 1, 3);
  return { season: 'rabi', year: start, from: `${start}-11-01`, to: `${start + 1}-03-${lastDay}` };
}

/** The farm year that holds a day: from kharif's first day, 1 June, to the last day before the next. */
export function farmYearOf(date: string): { from: string; to: string } {
  const year = yearOf(date) - (monthOf(date) < 6 ? 1 : 0);
  return { from: `${year}-06-01`, to: `${year + 1}-05-31` };
}

/** The season after the one of a date. */
export function nextSeason(date: string): SeasonSpan {
  const { season, year } = seasonOfDate(date);
  if (season === 'kharif') return seasonOfDate(`${year}-11-01`);
  if (season === 'rabi') return seasonOfDate(`${year + 1}-04-01`);
  return seasonOfDate(`${year}-06-01`);
}
