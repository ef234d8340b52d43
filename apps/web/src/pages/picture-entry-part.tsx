import type { SpokenEntry } from '@ankur/assistant/entry/spoken-entry';
import { useAnimals } from '../entities/farm/use-farm.ts';
import { useSaveSpokenTask } from '../features/farm-tasks/use-save-spoken-task.ts';
import { useSaveSpokenMoney } from '../features/finance/use-save-spoken-money.ts';
import { isMilked, useSaveSpokenMilk } from '../features/herd/use-save-spoken-milk.ts';
import { PictureEntry } from '../features/pictures/picture-entry.tsx';
import type { EntryKind } from '../features/pictures/picture-home.tsx';
import { useReadBack } from '../features/voice-entry/use-read-back.ts';
import { useToday } from '../lib/time/use-today.ts';

/** An entry by pictures, and the part of the product that keeps it. */
export function PictureEntryPart({ kind, onDone }: { kind: EntryKind; onDone: () => void }) {
  const saveMoney = useSaveSpokenMoney();
  const saveTask = useSaveSpokenTask();
  const saveMilk = useSaveSpokenMilk();
  const readBack = useReadBack();
  const { data: animals = [] } = useAnimals();
  const today = useToday();
  const save = (entry: SpokenEntry) => {
    if (entry.kind === 'task') return saveTask(entry);
    return entry.kind === 'milk' ? saveMilk(entry) : saveMoney(entry);
  };
  const milked = animals.filter((one) => isMilked(one, today)).map(({ name }) => name);
  return (
    <PictureEntry kind={kind} animals={milked} readBack={readBack} save={save} onDone={onDone} />
  );
}
