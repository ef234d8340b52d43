import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';

/** The last waiting write that says how a thing is to be. */
export function useWaitingSetter(thing: string): OutboxRecord | undefined {
  return useOutbox().records.findLast((one) => one.thing === thing && one.kind === 'set');
}
