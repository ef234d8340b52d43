import collection from 'virtual:content/first-aid';
import type { EmergencyKind } from '@ankur/contracts/assistant/emergency-kinds';
import { DEFAULT_LANGUAGE } from '@ankur/languages/languages';
import type { Animal } from '../../entities/farm/farm.api.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

type Sign = Exclude<EmergencyKind, 'health'>;

/** Emergencies of animals whose first-aid cards name a sign that the farmer sees. */
const OF_ALL: readonly Sign[] = ['animal-deaths'];
const OF_LIVESTOCK: readonly Sign[] = [
  ...(['animal-bloat', 'animal-choke', 'animal-down', 'animal-collapse'] as const),
  ...(['animal-bleeding', 'animal-poison'] as const),
];
const OF_FEMALES: readonly Sign[] = ['animal-calving', 'animal-prolapse'];

function signsOf({ species, sex }: Pick<Animal, 'species' | 'sex'>): readonly Sign[] {
  if (species === 'poultry') return OF_ALL;
  return [...OF_LIVESTOCK, ...(sex === 'male' ? [] : OF_FEMALES), ...OF_ALL];
}

/** Signs that cannot wait for the veterinarian, as the first-aid cards say them in the language; none until they are read. */
export function useDangerSigns(animal: Pick<Animal, 'species' | 'sex'>): readonly string[] {
  const language = useLanguage();
  const found = collection[language] ?? collection[DEFAULT_LANGUAGE];
  const cards = useLoaded(language, async () => (await found?.load())?.default ?? null);
  // Without the cards the helpline stands alone.
  return cards ? signsOf(animal).flatMap((sign) => cards[sign]?.maybe ?? []) : [];
}
