import type { Asked } from '@ankur/assistant/two-topics';
import type { Understood } from '../library.ts';

/** One message to understand; `previous` is an earlier question that it may go on with. */
export interface UnderstandQuestion {
  id: number;
  message: string;
  previous: string | undefined;
}

/** What the worker sends: once `ready`, then one answer to each question. */
export type UnderstandAnswer =
  | { ready: true }
  | { id: number; asked: Asked<Understood> }
  | { id: number; fault: string };
