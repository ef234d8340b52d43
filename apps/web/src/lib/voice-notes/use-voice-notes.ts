import { useEffect, useState } from 'react';
import { rowId } from '../http/row-id.ts';
import { sessionOwner } from '../session/tokens.ts';
import { createSignal } from '../signal.ts';
import { nowMs } from '../time/clock.ts';
import { mayHoldNotes, notesOf, putNote, removeNote, type VoiceNote } from './note-store.ts';

const changed = createSignal();

/** Keeps what was said for its farmer; false when this device refuses it. */
export async function keepNote(sound: Blob): Promise<boolean> {
  const owner = sessionOwner();
  if (!owner) return false;
  try {
    await putNote({ id: rowId(), owner, sound, atMs: nowMs() });
  } catch {
    return false;
  }
  changed.emit();
  return true;
}

/** Puts a removed note back. */
export async function restoreNote(note: VoiceNote): Promise<void> {
  await putNote(note);
  changed.emit();
}

export async function dropNote(id: string): Promise<void> {
  await removeNote(id);
  changed.emit();
}

/** The voice notes of whoever is signed in, oldest first. */
export function useVoiceNotes(): readonly VoiceNote[] {
  const [notes, setNotes] = useState<readonly VoiceNote[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = (): void => {
      const owner = sessionOwner();
      const found = owner && mayHoldNotes() ? notesOf(owner) : Promise.resolve([]);
      void found.then(
        (kept) => isGone || setNotes(kept),
        () => undefined,
      );
    };
    read();
    const stop = changed.subscribe(read);
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return notes;
}
