import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { isRemovalWaiting, takeBackRemoval } from '../../lib/outbox/outbox-actions.ts';
import { toast } from '../../ui/toast.ts';
import { UndoLine } from './use-undo.tsx';

interface Answer {
  error?: unknown;
}

/** Deletes records of a list; the last deletion can be taken back while it waits to be sent. */
export function useRemoval() {
  const t = useT('farm-record');
  const [gone, setGone] = useState<string | null>(null);
  return {
    /** Deletes a record; says so when that failed. */
    remove: async (id: string, send: () => PromiseLike<Answer>): Promise<void> => {
      setGone(null);
      const { error } = await send();
      if (error) toast.error(t('saveFailed'));
      else if (await isRemovalWaiting(id)) setGone(id);
    },
    /** The line in a list that takes the last deletion back; nothing when there is none, or when it was sent. */
    line: (gone === null ? null : (
      <UndoLine
        key={gone}
        text={t('removed')}
        undo={() => takeBackRemoval(gone)}
        onDone={() => setGone(null)}
      />
    )) as ReactNode,
  };
}
