import type { Unsent } from './fold.ts';
import type { OutboxRecord } from './record.ts';

/** The row of a waiting write as its list shows it. */
export const rowOf = <T extends Unsent>(record: OutboxRecord): T =>
  ({ ...record.row, id: record.thing, unsent: record }) as Unsent as T;
