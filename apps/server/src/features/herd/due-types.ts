import type { DueEntry } from '@ankur/contracts/farm-record/animals';

/** Why something is due: a sentence of `because.json` with the day that it speaks of; `schedule` is the article's own line. */
export type Because = { code: string; date: string };

/** Something that is due for an animal, before it is said in a language. */
export interface Due extends Pick<DueEntry, 'kind' | 'due_on' | 'until' | 'article'> {
  because: Because;
  /** Code of a vaccination or other duty, by which it is written down as done. */
  duty?: string;
  /** Which calendar it is taken from. */
  calendar?: Because;
}
