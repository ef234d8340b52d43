import dates from 'virtual:language-dates';
import type { Language } from '@ankur/languages/languages';
import { type Format, formatFor, provideFormat, UNITS, valid } from './format.ts';

/** Names that a browser lacks; the build takes them from Node (`apps/web/scripts/language-dates.ts`). */
export interface DateNames {
  /** Long, then short; January and Sunday first. */
  months: readonly string[][];
  weekdays: readonly string[][];
  /** Before and after noon. */
  halves: readonly string[];
  /** By unit: of one, of several; `{n}` is the number. */
  ago: Readonly<Record<string, readonly string[]>>;
  now: string;
  /** Between the last two of a list. */
  between: string;
}

const LOCALE = 'en-IN';
const part = (type: string, date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALE, options).formatToParts(date).find((one) => one.type === type)
    ?.value ?? '';

/** English names by the index that `DateNames` has them at. */
const english = {
  month: (['long', 'short'] as const).map((month) =>
    Array.from({ length: 12 }, (_, at) => part('month', new Date(2023, at, 15), { month })),
  ),
  weekday: (['long', 'short'] as const).map((weekday) =>
    Array.from({ length: 7 }, (_, at) => part('weekday', new Date(2023, 0, at + 1), { weekday })),
  ),
};

function inOwnWords(names: DateNames, { type, value }: Intl.DateTimeFormatPart): string {
  if (type === 'dayPeriod') return names.halves[/^p/i.test(value) ? 1 : 0] ?? value;
  if (type !== 'month' && type !== 'weekday') return value;
  const own = type === 'month' ? names.months : names.weekdays;
  const found = english[type].map((list) => list.indexOf(value));
  const length = found.findIndex((at) => at >= 0);
  return own[length]?.[found[length] ?? -1] ?? value;
}

/** How a language is formatted where the browser has no names for it: as in English of India, with the language's own names. */
export function ownFormat(plain: Format, names: DateNames): Format {
  const write = (value: Date | string, options: Intl.DateTimeFormatOptions): string =>
    valid(value, (date) =>
      new Intl.DateTimeFormat(LOCALE, options)
        .formatToParts(date)
        .map((one) => inOwnWords(names, one))
        .join(''),
    );
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return {
    ...plain,
    date: (value, options = { dateStyle: 'long' }) => write(value, options),
    time: (value) => write(value, time),
    indianTime: (value) => write(value, { ...time, timeZone: 'Asia/Kolkata' }),
    dateTime: (value) => write(value, { dateStyle: 'medium', timeStyle: 'short' }),
    relative: (value, now) =>
      valid(value, (date) => {
        const seconds = Math.max(0, Math.round((now.getTime() - date.getTime()) / 1000));
        const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? [];
        if (!unit || !size) return names.now;
        const count = Math.trunc(seconds / size);
        const [one = '', several = one] = names.ago[unit] ?? [];
        return (count === 1 ? one : several).replace('{n}', String(count));
      }),
    list: (items) =>
      items.length < 2
        ? (items[0] ?? '')
        : `${items.slice(0, -1).join(', ')}${names.between}${items.at(-1)}`,
  };
}

/** Formats a language with its own names from now on. */
export async function provideOwnDates(language: Language): Promise<void> {
  const names = await dates[language]?.();
  if (names) provideFormat(language, ownFormat(formatFor(language), names.default));
}
