import type { Pressing } from '@ankur/agronomy/today/urgency';
import type { IconName } from '../../ui/icon-paths.ts';

/** Takes back what was done; false when it could not be. */
export type TakeBack = () => Promise<boolean>;

/** What the one button of a line does: opens a screen, or does it at once; false when it was refused. */
export type TodayAction =
  | { label: string; to: string }
  | { label: string; run: () => Promise<TakeBack | boolean> };

/** One thing that wants doing today, in the language on the screen. */
export interface TodayLine extends Pressing {
  icon: IconName;
  text: string;
  /** Why it is urgent, with the source of the figure. */
  reason: string;
  /** Where more about it stands, for a line that is done at once. */
  about?: string;
  action: TodayAction;
}

/** The lines of one part of the product. `failed`: nothing is known of it, neither fresh nor stored. */
export interface TodaySource {
  state: 'loading' | 'ready' | 'failed';
  lines: readonly TodayLine[];
}

/** The state of a query as that of a source: what is stored counts, whatever became of asking anew. */
export function stateOf(query: { data?: unknown; isError: boolean }): TodaySource['state'] {
  if (query.data !== undefined) return 'ready';
  return query.isError ? 'failed' : 'loading';
}

const HOUR_MS = 3_600_000;

/** Hours from `now` to the end of a `yyyy-mm-dd` day on the farmer's clock; negative when it is over. */
export function hoursToEndOf(date: string, now: Date): number {
  return (new Date(`${date}T23:59:59`).getTime() - now.getTime()) / HOUR_MS;
}

/** Hours from `now` to an instant. */
export const hoursTo = (instant: string, now: Date): number =>
  (Date.parse(instant) - now.getTime()) / HOUR_MS;
