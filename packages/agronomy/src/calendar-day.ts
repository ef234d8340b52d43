const DAY_MS = 86_400_000;

/** Milliseconds of a calendar date `YYYY-MM-DD` at midnight UTC. Refuses text that is not a real date. */
function parse(date: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // 30 February is read as a day of March; NaN is no day at all.
  if (new Date(time).getUTCDate() !== Number(date.slice(8)))
    throw new RangeError(`not a date: ${date}`);
  return time;
}

function format(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Date a number of days after another (`YYYY-MM-DD`); negative days go back. */
export function addDays(date: string, days: number): string {
  return format(parse(date) + days * DAY_MS);
}

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((parse(to) - parse(from)) / DAY_MS);
}

/** Day of the year, 1 to 366. */
export function dayOfYear(date: string): number {
  return daysBetween(`${date.slice(0, 4)}-01-01`, date) + 1;
}

/** Month of a date, 1 to 12. */
export function monthOf(date: string): number {
  parse(date);
  return Number(date.slice(5, 7));
}

/** Year of a date. */
export function yearOf(date: string): number {
  parse(date);
  return Number(date.slice(0, 4));
}

/** Days in a month (1 to 12) of a year. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether text is a real calendar date `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}
