import type { DueEntry } from '@ankur/contracts/farm-record/animals';

/** Why something is due: a sentence of `because.json` with the day that it speaks of. */
export type Because = { code: string; date: string };

/** Something that is due for an animal, before it is said in a language. */
export interface Due extends Pick<DueEntry, 'kind' | 'due_on' | 'until' | 'article'> {
  because: Because;
  /** A line of an article's schedule, which says itself what is to be done. */
  duty?: string;
}
