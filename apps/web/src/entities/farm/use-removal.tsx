import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { isRemovalWaiting, takeBackRemoval } from '../../lib/outbox/outbox-actions.ts';
import { toast } from '../../ui/toast.ts';
import { type Undo, UndoLine } from './use-undo.tsx';

interface Answer {
  error?: unknown;
}

/** Deletes records of a list; the last deletion can be taken back while it waits to be sent, or where the record can be made again. */
export function useRemoval() {
  const t = useT('farm-record');
  const [gone, setGone] = useState<{ id: string; undo: Undo } | null>(null);
  return {
    /** Deletes a record; says so when that failed. `again` makes it once more after the deletion was sent. */
    remove: async (id: string, send: () => PromiseLike<Answer>, again?: Undo): Promise<void> => {
      setGone(null);
      const { error } = await send();
      if (error) toast.error(t('saveFailed'));
      else if (await isRemovalWaiting(id)) setGone({ id, undo: () => takeBackRemoval(id) });
      else if (again) setGone({ id, undo: again });
    },
    /** The line in a list that takes the last deletion back; nothing when there is none. */
    line: (gone === null ? null : (
      <UndoLine key={gone.id} text={t('removed')} undo={gone.undo} onDone={() => setGone(null)} />
    )) as ReactNode,
  };
}
