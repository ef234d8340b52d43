import { type ByLanguage, textIn } from '@ankur/languages/languages';
import { ownTexts } from '@ankur/languages/own-texts';
import { cropNames } from '@ankur/leaf-doctor/library/crop-names';
import { libraryIn } from '@ankur/leaf-doctor/library/read-library';
import { CEREAL_DISEASES } from './diseases-cereals.ts';
import { FIELD_CROP_DISEASES } from './diseases-field-crops.ts';
import { GARDEN_DISEASES } from './diseases-garden.ts';
import type { FieldDisease } from './field-disease-type.ts';

export interface ToldDisease {
  id: string;
  title: ByLanguage<string>;
  passages: ByLanguage<readonly string[]>;
}

function fromField(disease: FieldDisease): ToldDisease {
  return {
    id: disease.id,
    title: disease.name,
    passages: ownTexts((language) => [
      textIn(disease.signs, language),
      ...disease.cultural.map((code) => libraryIn(language).cultural[code]),
      ...disease.biological.map((code) => libraryIn(language).biological[code]),
    ]),
  };
}

function fromLibrary({ label, factId }: { label: string; factId: string | null }): ToldDisease {
  const crop = label.split('___')[0] ?? '';
  const names = cropNames(crop);
  const id = factId ?? label.toLowerCase().replace('___', '_');
  return {
    id,
    title: ownTexts(
      (language) =>
        `${names ? textIn(names, language) : crop}: ${libraryIn(language).labelName(label) ?? label}`,
    ),
    passages: ownTexts((language) => {
      const library = libraryIn(language);
      const entry = library.diseaseOf(label);
      return [...(entry ? [entry.looks, entry.keySign] : []), ...library.recommendationList(label)];
    }),
  };
}

/** Every disease once by its id: the classifier's own, then those it has no pictures of. */
export function diseases(): ToldDisease[] {
  const told = new Map<string, ToldDisease>();
  for (const entry of libraryIn('en').diseases) {
    const disease = fromLibrary(entry);
    if (!told.has(disease.id)) told.set(disease.id, disease);
  }
  for (const disease of [...CEREAL_DISEASES, ...FIELD_CROP_DISEASES, ...GARDEN_DISEASES]) {
    if (!told.has(disease.id)) told.set(disease.id, fromField(disease));
  }
  return [...told.values()];
}
