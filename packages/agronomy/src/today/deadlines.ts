/** How long before and after its day something is told of, for home and the morning message alike. */

/** What was left undone for longer was forgotten, or done and not ticked off. */
export const TASK_MISSED_DAYS = 7;
export const LOAN_AHEAD_DAYS = 7;
export const LOAN_OVERDUE_DAYS = 30;
/** A price that reached an alert holds about until the next reports; an expert's answer waits longer. */
export const PRICE_ALERT_DAYS = 2;
export const ANSWER_DAYS = 7;

/** Colostrum is of use within two hours (article 13). */
const COLOSTRUM_HOURS = 2;
/** What stays due until it is done does not become more urgent by the hour. */
const OPEN_HOURS = 24;

/**
 * Hours until a duty of the herd is of no use any more; `kind` as the contract's `DUE_KINDS`, `toDue` and `toUntil` the hours to
 * the end of its day and of the last day on which it makes sense, null where it stays due until it is done, as does one
 * whose last day has passed without an answer.
 */
export function herdHoursLeft(kind: string, toDue: number, toUntil: number | null): number {
  if (kind === 'colostrum') return COLOSTRUM_HOURS;
  return toUntil !== null && toUntil > 0 ? toUntil : Math.max(OPEN_HOURS, toDue);
}
