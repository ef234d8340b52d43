import type { SpokenEntry } from '@ankur/assistant/entry/spoken-entry';
import { useState } from 'react';
import { useSaveSpokenTask } from '../features/farm-tasks/use-save-spoken-task.ts';
import { useSaveSpokenMoney } from '../features/finance/use-save-spoken-money.ts';
import { useSaveSpokenMilk } from '../features/herd/use-save-spoken-milk.ts';
import type { EntryKind } from '../features/pictures/picture-home.tsx';
import VoiceEntry from '../features/voice-entry/voice-entry.tsx';
import type { TakeBack, Written } from '../features/voice-entry/written.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Optional } from '../ui/optional.tsx';

const PictureEntries = lazyWithRetry(() => import('./picture-entries.tsx'));

/** An entry by voice, and the part of the product that keeps it. */
export default function VoicePart({ onDone }: { onDone: (written?: Written) => void }) {
  const saveMoney = useSaveSpokenMoney();
  const saveTask = useSaveSpokenTask();
  const saveMilk = useSaveSpokenMilk();
  const save = (entry: SpokenEntry): Promise<TakeBack | null> => {
    if (entry.kind === 'task') return saveTask(entry);
    return entry.kind === 'milk' ? saveMilk(entry) : saveMoney(entry);
  };
  const [kind, setKind] = useState<EntryKind | null>(null);
  const byPictures = (
    <Optional>
      <PictureEntries kind={kind} onChoose={setKind} onDone={() => onDone()} />
    </Optional>
  );
  return kind ? byPictures : <VoiceEntry save={save} byPictures={byPictures} onDone={onDone} />;
}
