import { figuresLocaleOf, type Language } from '@ankur/languages/languages';
import type { DateNames } from '../src/lib/i18n/own-dates.ts';

const NUMBERS = [1, 2] as const;
const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute'] as const;

/** Names of months and days of a language as Node's own Unicode data (CLDR) has them, for browsers that lack them. */
export function dateNamesOf(language: Language): DateNames {
  const locale = figuresLocaleOf(language);
  const part = (type: string, date: Date, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, options).formatToParts(date).find((one) => one.type === type)
      ?.value ?? '';
  const months = (month: 'long' | 'short') =>
    Array.from({ length: 12 }, (_, at) => part('month', new Date(2023, at, 15), { month }));
  // 1 January 2023 was a Sunday.
  const weekdays = (weekday: 'long' | 'short') =>
    Array.from({ length: 7 }, (_, at) => part('weekday', new Date(2023, 0, at + 1), { weekday }));
  const relative = new Intl.RelativeTimeFormat(locale);
  const ago = (unit: (typeof UNITS)[number]) =>
    NUMBERS.map((number) => relative.format(-number, unit).replace(String(number), '{n}'));
  const between = new Intl.ListFormat(locale).formatToParts(['1', '2'])[1];
  return {
    months: [months('long'), months('short')],
    weekdays: [weekdays('long'), weekdays('short')],
    halves: [6, 18].map((hour) =>
      part('dayPeriod', new Date(2023, 0, 1, hour), { hour: 'numeric', hour12: true }),
    ),
    ago: Object.fromEntries(UNITS.map((unit) => [unit, ago(unit)])),
    now: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second'),
    between: between?.value ?? ', ',
  };
}
