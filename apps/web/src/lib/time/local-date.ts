import { nowMs } from './clock.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** The local calendar day of `date`, as `yyyy-mm-dd`. */
export function toLocalDate(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Today in local time, as `yyyy-mm-dd`. */
export function todayLocal(): string {
  return toLocalDate(new Date(nowMs()));
}

const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** Today in India, as `yyyy-mm-dd`: the day used by the server and forecasts, whatever the device's time zone. */
export function todayInIndia(): string {
  return new Date(nowMs() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** Local midnight of a `yyyy-mm-dd` day, or null for an invalid date. */
export function parseLocalDate(text: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const date = new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return toLocalDate(date) === text ? date : null;
}

/** The day `days` after a `yyyy-mm-dd` day; the text itself when it is invalid. */
export function addLocalDays(text: string, days: number): string {
  const date = parseLocalDate(text);
  if (!date) return text;
  return toLocalDate(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days));
}
