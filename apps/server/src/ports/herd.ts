import type { DueEntry } from '@ankur/contracts/farm-record/animals';
import type { Language } from '@ankur/languages/languages';

/**
 * What is due for a farmer's herd, soonest first; `today` is `yyyy-mm-dd`. What the farmer silenced is left out, or with `silenced`
 * is all that is told.
 */
export type HerdDue = (
  farmerId: string,
  today: string,
  language: Language,
  silenced?: boolean,
) => Promise<DueEntry[]>;
