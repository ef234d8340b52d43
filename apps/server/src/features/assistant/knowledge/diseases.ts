import { type ByLanguage, textIn } from '@ankur/languages/languages';
import { ownTexts } from '@ankur/languages/own-texts';
import { cropNames } from '@ankur/leaf-doctor/library/crop-names';
import { libraryIn } from '@ankur/leaf-doctor/library/read-library';
import { FIELD_DISEASES, type Remedies } from './field-diseases.ts';
import { fieldText } from './field-text.ts';

export interface ToldDisease {
  id: string;
  title: ByLanguage<string>;
  passages: ByLanguage<readonly string[]>;
}

function fromField(id: string, { cultural, biological = [] }: Remedies): ToldDisease {
  const signs = fieldText(`${id}.signs`);
  return {
    id,
    title: fieldText(`${id}.name`),
    passages: ownTexts((language) => [
      textIn(signs, language),
      ...cultural.map((code) => libraryIn(language).cultural[code]),
      ...biological.map((code) => libraryIn(language).biological[code]),
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
  for (const [id, remedies] of Object.entries(FIELD_DISEASES)) {
    if (!told.has(id)) told.set(id, fromField(id, remedies));
  }
  return [...told.values()];
}
