import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { isRemovalWaiting, takeBackRemoval } from '../../lib/outbox/outbox-actions.ts';
import { Optional } from '../../ui/optional.tsx';
import { toast } from '../../ui/toast.ts';
import { type Undo, UndoLine } from './use-undo.tsx';

interface Answer {
  error?: unknown;
}

function RemovedLine({ undo, onDone }: { undo: Undo; onDone: () => void }) {
  const t = useT('farm-record');
  return <UndoLine text={t('removed')} undo={undo} onDone={onDone} />;
}

/** The last deletion in a list, which can be taken back while it waits to be sent, or where the record can be made again. */
export function useTakeBack() {
  const [gone, setGone] = useState<{ id: string; undo: Undo } | null>(null);
  return {
    /**
     * Offers it for a record that was just deleted; null: for none any more. `again` makes it once more after the deletion
     * was sent.
     */
    offer: async (id: string | null, again?: Undo): Promise<void> => {
      if (id !== null && (await isRemovalWaiting(id)))
        setGone({ id, undo: () => takeBackRemoval(id) });
      else setGone(id !== null && again ? { id, undo: again } : null);
    },
    /** The line in a list that takes it back; nothing when there is none. */
    line: (gone === null ? null : (
      <Optional>
        <RemovedLine key={gone.id} undo={gone.undo} onDone={() => setGone(null)} />
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
    remove: async (id: string, send: () => PromiseLike<Answer>, again?: Undo): Promise<void> => {
      await offer(null);
      const { error } = await send();
      if (error) toast.error(t('saveFailed'));
      else await offer(id, again);
    },
  };
}
