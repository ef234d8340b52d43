import { useState } from 'react';
import { takeBackRemoval } from '../../lib/outbox/outbox-actions.ts';
import { type Entry, useRemoveEntryMutation, useRestoreEntryMutation } from './finance.api.ts';

/** Deletion of an entry: confirm, delete, offer undo. */
export function useDeletion() {
  const [remove, { isLoading: isRemoving }] = useRemoveEntryMutation();
  const [restore, { isLoading: isRestoring }] = useRestoreEntryMutation();
  const [asked, setAsked] = useState<Entry | null>(null);
  const [gone, setGone] = useState<Entry | null>(null);
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
    setGone(null);
    await attempt(
      () => remove({ entry: asked }).unwrap(),
      () => setGone(asked),
    );
    setAsked(null);
  };
  const undo = async (): Promise<void> => {
    if (!gone) return;
    await attempt(
      async () => (await takeBackRemoval(gone.id)) || restore({ entry: gone }).unwrap(),
      () => setGone(null),
    );
  };

  return {
    asked,
    ask: (entry: Entry) => setAsked(entry),
    cancel: () => setAsked(null),
    confirm: () => void confirm(),
    undo: gone ? () => void undo() : null,
    failed,
    isRemoving,
    isRestoring,
  };
}
