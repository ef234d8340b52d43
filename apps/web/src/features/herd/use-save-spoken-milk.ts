import type { SpokenEntry } from '@ankur/assistant/entry/spoken-entry';
import {
  type Animal,
  useAddAnimalEventMutation,
  useRemoveAnimalEventMutation,
} from '../../entities/farm/farm.api.ts';
import { useAnimals } from '../../entities/farm/use-farm.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { isYoung } from './animal-kinds.ts';

type Milk = Extract<SpokenEntry, { kind: 'milk' }>;

/** Animals that are milked. */
const MILKED: readonly string[] = ['cow', 'buffalo', 'goat'];

/** Whether an animal of the herd can give milk: neither sold nor dead, nor too young. */
export const isMilked = (animal: Animal, today: string): boolean =>
  MILKED.includes(animal.species) &&
  animal.sex !== 'male' &&
  animal.present > 0 &&
  !isYoung(animal, today);

/** Which of the names a sentence holds: "Cow 10" does not hold "Cow 1", whether there is a tenth or not. */
function namesIn(text: string, names: readonly string[]): Set<string> {
  let rest = text.toLowerCase();
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return new Set(
    longestFirst.filter((name) => {
      const [, ...after] = rest.split(name);
      const isHeld = after.some((next) => !/\p{Nd}$/u.test(name) || !/^\p{Nd}/u.test(next));
      if (isHeld) rest = rest.replaceAll(name, '\n');
      return isHeld;
    }),
  );
}

/** Saves a milking of the animal that was named or of the only one there is; gives what takes it back, null when it is refused or unclear which. */
export function useSaveSpokenMilk(): (entry: Milk) => Promise<(() => Promise<boolean>) | null> {
  const [add] = useAddAnimalEventMutation();
  const [remove] = useRemoveAnimalEventMutation();
  const { data = [] } = useAnimals();
  const today = useToday();
  return async ({ litres, time, date, text }) => {
    const nameOf = ({ name }: Animal) => name.toLowerCase();
    const names = namesIn(text, data.map(nameOf));
    const meant = names.size > 0 ? data.filter((one) => names.has(nameOf(one))) : data;
    const [animal, another] = meant.filter((one) => isMilked(one, today));
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
