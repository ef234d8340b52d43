import type { DueEntry } from '@ankur/contracts/farm-record/animals';
import type { Language } from '@ankur/languages/languages';

/** What is due for a farmer's herd, soonest first; `today` is `yyyy-mm-dd`. */
export type HerdDue = (farmerId: string, today: string, language: Language) => Promise<DueEntry[]>;
