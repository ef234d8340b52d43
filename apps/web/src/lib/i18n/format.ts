import { figuresLocaleOf, type Language } from '@ankur/languages/languages';

/** Units of an age with their seconds, the largest first. */
export const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

export interface Format {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Rupees, always two decimals, Indian grouping: ₹1,50,000.75 */
  money(rupees: number): string;
  /** Rupees without paise, for axes and narrow places. */
  moneyShort(rupees: number): string;
  /** A share of one, as per cent: 0.7 → 70% */
  percent(share: number): string;
  /** A day: 8 March 2025; takes an instant or a `yyyy-mm-dd` day. */
  date(value: Date | string, options?: Intl.DateTimeFormatOptions): string;
  /** A time of day: 6:42 am */
  time(value: Date | string): string;
  /** The same on India's clock, whatever clock the device keeps: for the sun and weather of a place. */
  indianTime(value: Date | string): string;
  dateTime(value: Date | string): string;
  /** Relative time of a past instant: 3 hours ago */
  relative(value: Date | string, now: Date): string;
  list(items: readonly string[]): string;
}

/** `yyyy-mm-dd` is a day of the local calendar, anything else an instant. */
function asDate(value: Date | string): Date {
  if (value instanceof Date) return value;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value);
}

/** Writes a valid date, else a dash. */
export function valid(value: Date | string, write: (date: Date) => string): string {
  const date = asDate(value);
  return Number.isNaN(date.getTime()) ? '–' : write(date);
}

function makeFormat(language: Language): Format {
  // A locale that the browser lacks is written as in English of India, not as the device's own.
  const locale = [figuresLocaleOf(language), 'en-IN'];
  // A locale's own currency pattern may group by thousands (Marathi); its plain numbers group by lakhs.
  const rupeesWith = (digits: number) => {
    const plain = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return (rupees: number) => `${rupees < 0 ? '-' : ''}₹${plain.format(Math.abs(rupees))}`;
  };
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  const indian = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  // In numbers: 'yesterday', 'last month' and 'last year' are days of the calendar, not ages.
  const relative = new Intl.RelativeTimeFormat(locale);
  const justNow = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const list = new Intl.ListFormat(locale);
  return {
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    money: rupeesWith(2),
    moneyShort: rupeesWith(0),
    percent: (share) => percent.format(share),
    date: (value, options = { dateStyle: 'long' }) =>
      valid(value, (date) => new Intl.DateTimeFormat(locale, options).format(date)),
    time: (value) => valid(value, (date) => time.format(date)),
    indianTime: (value) => valid(value, (date) => indian.format(date)),
    dateTime: (value) => valid(value, (date) => moment.format(date)),
    relative: (value, now) =>
      valid(value, (date) => {
        // Events are never in the future, also where the device's clock is slow.
        const seconds = Math.min(0, Math.round((date.getTime() - now.getTime()) / 1000));
        for (const [unit, size] of UNITS) {
          if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
        }
        return justNow;
      }),
    list: (items) => list.format(items),
  };
}

const made = new Map<Language, Format>();

/** Formats numbers, money, dates and relative times in one language. */
export function formatFor(language: Language): Format {
  const known = made.get(language);
  if (known) return known;
  const format = makeFormat(language);
  made.set(language, format);
  return format;
}

/** Sets how a language is formatted. */
export const provideFormat = (language: Language, format: Format) => made.set(language, format);
