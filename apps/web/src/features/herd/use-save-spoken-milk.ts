import type { SpokenEntry } from '@ankur/assistant/entry/spoken-entry';
import {
  useAddAnimalEventMutation,
  useRemoveAnimalEventMutation,
} from '../../entities/farm/farm.api.ts';
import { useAnimals } from '../../entities/farm/use-farm.ts';

type Milk = Extract<SpokenEntry, { kind: 'milk' }>;

/** Animals that are milked. */
const MILKED: readonly string[] = ['cow', 'buffalo', 'goat'];

/** Whether an animal of the herd can give milk. */
export const isMilked = ({ species, sex }: { species: string; sex: string | null }): boolean =>
  MILKED.includes(species) && sex !== 'male';

/** Saves a milking of the animal that was named or of the only one there is; gives what takes it back, null when it is refused or unclear which. */
export function useSaveSpokenMilk(): (entry: Milk) => Promise<(() => Promise<boolean>) | null> {
  const [add] = useAddAnimalEventMutation();
  const [remove] = useRemoveAnimalEventMutation();
  const { data = [] } = useAnimals();
  return async ({ litres, time, date, text }) => {
    const milked = data.filter(isMilked);
    const named = milked.filter(({ name }) => text.toLowerCase().includes(name.toLowerCase()));
    const [animal, another] = named.length > 0 ? named : milked;
    if (!animal || another) return null;
    const event = { kind: 'milk', amount: litres, unit: 'litre', note: '', date } as const;
    const { data: saved } = await add({
      parent: animal.id,
      body: { ...event, ...(time && { time_of_day: time }) },
    });
    if (!saved) return null;
    return async () => !(await remove({ parent: animal.id, id: saved.id })).error;
  };
}
