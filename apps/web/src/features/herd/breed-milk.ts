import { daysBetween } from '@ankur/agronomy/calendar-day';
import {
  curveThrough,
  expectedMilkKg,
  type MeanMilk,
} from '@ankur/agronomy/livestock/lactation-curve';
import { animals, breeds } from './breed-milk.json';

/** Whole milk weighs 1.03 kg a litre. */
const KG_PER_LITRE = 1.03;
/** Words that may stand beside a breed; of any other, such as another breed, nobody knows whether it tells of a cross. */
const ANIMAL_WORDS: Readonly<Record<string, readonly string[]>> = animals;

export interface BreedMilk {
  source: string;
  url: string;
  /** Litres expected on each of the days; null before a calving or after a standard lactation. */
  litres: (number | null)[];
}

interface Entry {
  kind: string;
  date: string;
}

/** The curve of the breed as the farmer wrote it, on days after the calvings of the diary; null where no source gives one. */
export function breedMilk(
  { species, breed }: { species: string; breed: string | null },
  entries: readonly Entry[],
  days: readonly string[],
): BreedMilk | null {
  const words = (breed ?? '').normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const told = words.filter((word) => !ANIMAL_WORDS[species]?.includes(word));
  const [name = ''] = told.length === 1 ? told : [];
  const known = breeds.find((one) => one.species === species && one.names.includes(name));
  const curve = known && curveThrough(known.means as [MeanMilk, MeanMilk, MeanMilk]);
  if (!curve) return null;
  const calvings = entries.filter(({ kind }) => kind === 'calving').map(({ date }) => date);
  const litres = days.map((day) => {
    const calved = calvings
      .filter((date) => date <= day)
      .sort()
      .at(-1);
    const kg = calved === undefined ? null : expectedMilkKg(curve, daysBetween(calved, day));
    return kg === null ? null : Math.round((kg / KG_PER_LITRE) * 10) / 10;
  });
  if (litres.every((one) => one === null)) return null;
  return { source: known.source, url: known.url, litres };
}
