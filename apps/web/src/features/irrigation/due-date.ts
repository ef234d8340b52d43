import type { IrrigationAdvice } from '@ankur/contracts/irrigation/endpoints';
import { addLocalDays, todayLocal } from '../../lib/time/local-date.ts';

/** The irrigation date of an advice; null for no irrigation. */
export function dueDate(advice: IrrigationAdvice): string | null {
  const from = advice.date < todayLocal() ? todayLocal() : advice.date;
  switch (advice.suggestion_code) {
    case 'irrigate-today':
    case 'keep-standing-water':
    case 'puddle-and-transplant':
      return from;
    case 'irrigate-within-days':
      return addLocalDays(from, Math.max(0, Number(advice.suggestion_values.days ?? 1) - 1));
    case 'wait-for-rain':
      return addLocalDays(String(advice.suggestion_values.date ?? from), 1);
    default:
      return null;
  }
}
