import collection from 'virtual:content/first-aid';
import type { EmergencyKind } from '@ankur/contracts/assistant/emergency-kinds';
import { DEFAULT_LANGUAGE } from '@ankur/languages/languages';
import { useEffect, useState } from 'react';
import type { Animal } from '../../entities/farm/farm.api.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';

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
  const { species, sex } = animal;
  const [signs, setSigns] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    const found = collection[language] ?? collection[DEFAULT_LANGUAGE];
    found
      ?.load()
      .then(({ default: cards }) => {
        const told = signsOf({ species, sex }).flatMap((sign) => cards[sign]?.maybe ?? []);
        if (isWanted) setSigns(told);
      })
      // Without the cards the helpline stands alone.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [language, species, sex]);
  return signs;
}
