/** The current instant, injected so that tests can fix it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Calendar date `YYYY-MM-DD` in India (UTC+5:30, no daylight saving) at an instant. */
export function indianDate(instant: Date): string {
  return new Date(instant.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

/** Time of day `HH:MM` in India. */
export function indianTime(instant: Date): string {
  return new Date(instant.getTime() + 5.5 * 3_600_000).toISOString().slice(11, 16);
}
