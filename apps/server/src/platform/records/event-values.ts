import { given } from './given.ts';
import type { Values } from './records.repository.ts';

interface Told {
  kind?: string | undefined;
  date?: string | undefined;
  amount?: number | null | undefined;
  unit?: string | null | undefined;
  note?: string | undefined;
}

/** Columns of an entry in a diary; what only some kinds have is kept together as `details`. */
export function eventValues(
  { kind, date, amount, unit, note, ...details }: Told,
  held: { details: Values } | null,
): Values {
  return given({
    kind,
    date,
    amount,
    unit,
    note: note ?? (held === null ? '' : undefined),
    details: { ...held?.details, ...given(details) },
  });
}
