import type { SpokenEntry } from '@ankur/assistant/entry/spoken-entry';
import { useAddAnimalEventMutation } from '../../entities/farm/farm.api.ts';
import { useAnimals } from '../../entities/farm/use-farm.ts';

type Milk = Extract<SpokenEntry, { kind: 'milk' }>;

/** Animals that are milked. */
const MILKED: readonly string[] = ['cow', 'buffalo', 'goat'];

/** Saves a milking of the animal that was named or of the only one there is; false when it is refused or unclear which. */
export function useSaveSpokenMilk(): (entry: Milk) => Promise<boolean> {
  const [add] = useAddAnimalEventMutation();
  const { data = [] } = useAnimals();
  return async ({ litres, time, date, text }) => {
    const milked = data.filter(({ species, sex }) => MILKED.includes(species) && sex !== 'male');
    const named = milked.filter(({ name }) => text.toLowerCase().includes(name.toLowerCase()));
    const [animal, another] = named.length > 0 ? named : milked;
    if (!animal || another) return false;
    const event = { kind: 'milk', amount: litres, unit: 'litre', note: '', date } as const;
    const saved = await add({
      parent: animal.id,
      body: { ...event, ...(time && { time_of_day: time }) },
    });
    return !saved.error;
  };
}
