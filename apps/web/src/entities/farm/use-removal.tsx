import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { currentSnapshot } from '../../lib/outbox/outbox.ts';
import { isRemovalWaiting, takeBackRemoval } from '../../lib/outbox/outbox-actions.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Optional } from '../../ui/optional.tsx';
import { toast } from '../../ui/toast.ts';
import { type Undo, UndoLine } from './use-undo.tsx';

interface Answer {
  error?: unknown;
}

interface Gone {
  id: string;
  undo: Undo;
  /** Whether only the deletion can be taken back, which is over once it was sent. */
  untilSent: boolean;
}

function RemovedLine({ gone, onDone }: { gone: Gone; onDone: () => void }) {
  const t = useT('farm-record');
  const { records } = useOutbox();
  const { id, undo, untilSent } = gone;
  if (untilSent && !records.some(({ thing, kind }) => thing === id && kind === 'remove'))
    return null;
  return <UndoLine text={t('removed')} undo={undo} onDone={onDone} />;
}

/** The last deletion in a list, which can be taken back while it waits to be sent, or where the record can be made again. */
export function useTakeBack() {
  const [gone, setGone] = useState<Gone | null>(null);
  return {
    /**
     * Offers it for a record that was just deleted; null: for none any more. `again` makes it once more after the deletion
     * was sent; `others` were deleted with it and come back with it.
     */
    offer: async (
      id: string | null,
      again?: Undo,
      others: readonly string[] = [],
    ): Promise<void> => {
      if (id === null) return setGone(null);
      if (await isRemovalWaiting(id)) {
        // What was never sent leaves no deletion behind, and comes back at any time.
        const isSent = currentSnapshot().records.some(({ thing }) => thing === id);
        const takeBack = async () => {
          const isBack = await takeBackRemoval(id);
          if (isBack) for (const other of others) await takeBackRemoval(other);
          return isBack;
        };
        const undo = async () => (await takeBack()) || (again?.() ?? false);
        setGone({ id, undo, untilSent: isSent && !again });
      } else setGone(again ? { id, undo: again, untilSent: false } : null);
    },
    /** The line in a list that takes it back; nothing when there is none. */
    line: (gone === null ? null : (
      <Optional>
        <RemovedLine key={gone.id} gone={gone} onDone={() => setGone(null)} />
      </Optional>
    )) as ReactNode,
  };
}

/** Deletes records of a list; the last deletion can be taken back as `useTakeBack` tells. */
export function useRemoval() {
  const t = useT('farm-record');
  const { offer, line } = useTakeBack();
  return {
    line,
    /** Offers it no more, as when something else was written. */
    forget: (): void => void offer(null),
    /** Deletes a record; says so when that failed. */
    remove: async (
      id: string,
      send: () => PromiseLike<Answer>,
      again?: Undo,
      others?: readonly string[],
    ): Promise<void> => {
      await offer(null);
      const { error } = await send();
      if (error) toast.error(t('saveFailed'));
      else await offer(id, again, others);
    },
  };
}
