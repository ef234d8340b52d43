import { type ByLanguage, ownTexts, textIn } from '@ankur/languages/languages';
import { recommendationList } from '@ankur/leaf-doctor/library/advice';
import { BIOLOGICAL_MEASURES } from '@ankur/leaf-doctor/library/biological-measures';
import { cropName } from '@ankur/leaf-doctor/library/crop-names';
import { CULTURAL_MEASURES } from '@ankur/leaf-doctor/library/cultural-measures';
import { DISEASES } from '@ankur/leaf-doctor/library/library';
import type { DiseaseEntry } from '@ankur/leaf-doctor/library/library-types';
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
      ...disease.cultural.map((code) => textIn(CULTURAL_MEASURES[code], language)),
      ...disease.biological.map((code) => textIn(BIOLOGICAL_MEASURES[code], language)),
    ]),
  };
}

function fromLibrary(entry: DiseaseEntry): ToldDisease {
  const crop = entry.label.split('___')[0] ?? '';
  const names = cropName(crop);
  const id = entry.factId ?? entry.label.toLowerCase().replace('___', '_');
  return {
    id,
    title: ownTexts(
      (language) => `${names ? textIn(names, language) : crop}: ${textIn(entry.name, language)}`,
    ),
    passages: ownTexts((language) => [
      textIn(entry.looks, language),
      textIn(entry.keySign, language),
      ...recommendationList(entry.label, language),
    ]),
  };
}

/** Every disease once by its id: the leaf doctor's own, then those it has no pictures of. */
export function diseases(): ToldDisease[] {
  const told = new Map<string, ToldDisease>();
  for (const entry of DISEASES) {
    const disease = fromLibrary(entry);
    if (!told.has(disease.id)) told.set(disease.id, disease);
  }
  for (const disease of [...CEREAL_DISEASES, ...FIELD_CROP_DISEASES, ...GARDEN_DISEASES]) {
    if (!told.has(disease.id)) told.set(disease.id, fromField(disease));
  }
  return [...told.values()];
}
