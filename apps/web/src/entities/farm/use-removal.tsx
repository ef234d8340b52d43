import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { isRemovalWaiting, takeBackRemoval } from '../../lib/outbox/outbox-actions.ts';
import { Optional } from '../../ui/optional.tsx';
import { toast } from '../../ui/toast.ts';
import { UndoLine } from './use-undo.tsx';

interface Answer {
  error?: unknown;
}

function RemovedLine({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useT('farm-record');
  return <UndoLine text={t('removed')} undo={() => takeBackRemoval(id)} onDone={onDone} />;
}

/** The last deletion in a list, which can be taken back while it waits to be sent. */
export function useTakeBack() {
  const [gone, setGone] = useState<string | null>(null);
  return {
    /** Offers it for a record that was just deleted, unless its deletion was sent; null: for none any more. */
    offer: async (id: string | null): Promise<void> =>
      setGone(id !== null && (await isRemovalWaiting(id)) ? id : null),
    /** The line in a list that takes it back; nothing when there is none. */
    line: (gone === null ? null : (
      <Optional>
        <RemovedLine key={gone} id={gone} onDone={() => setGone(null)} />
      </Optional>
    )) as ReactNode,
  };
}

/** Deletes records of a list; the last deletion can be taken back while it waits to be sent. */
export function useRemoval() {
  const t = useT('farm-record');
  const { offer, line } = useTakeBack();
  return {
    line,
    /** Deletes a record; says so when that failed. */
    remove: async (id: string, send: () => PromiseLike<Answer>): Promise<void> => {
      await offer(null);
      const { error } = await send();
      if (error) toast.error(t('saveFailed'));
      else await offer(id);
    },
  };
}
