import { useState } from 'react';
import { type Entry, useRemoveEntryMutation, useRestoreEntryMutation } from './finance.api.ts';

type Named = Pick<Entry, 'ledger' | 'id'>;

/** Deleting an entry: ask, do it, offer to undo what was done last. */
export function useDeletion() {
  const [remove, { isLoading: isRemoving }] = useRemoveEntryMutation();
  const [restore, { isLoading: isRestoring }] = useRestoreEntryMutation();
  const [asked, setAsked] = useState<Named | null>(null);
  const [gone, setGone] = useState<Named | null>(null);
  const [failed, setFailed] = useState(false);

  const attempt = async (work: () => Promise<unknown>, then: () => void): Promise<void> => {
    setFailed(false);
    try {
      await work();
      then();
    } catch (error) {
      console.error('deleting or restoring failed', error);
      setFailed(true);
    }
  };
  const confirm = async (): Promise<void> => {
    if (!asked) return;
    const { ledger, id } = asked;
    setGone(null);
    await attempt(
      () => remove({ ledger, id }).unwrap(),
      () => setGone({ ledger, id }),
    );
    setAsked(null);
  };
  const undo = async (): Promise<void> => {
    if (!gone) return;
    const { ledger, id } = gone;
    await attempt(
      () => restore({ ledger, id }).unwrap(),
      () => setGone(null),
    );
  };

  return {
    asked,
    ask: (entry: Named) => setAsked(entry),
    cancel: () => setAsked(null),
    confirm: () => void confirm(),
    undo: gone ? () => void undo() : null,
    failed,
    isRemoving,
    isRestoring,
  };
}
