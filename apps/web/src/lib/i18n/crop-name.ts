import { type Language, textIn } from '@ankur/languages/languages';
import { cropNames } from '@ankur/leaf-doctor/library/crop-names';

/** The crop's name in a language; one without a translation keeps its own name. */
export function cropName(crop: string, language: Language): string {
  const names = cropNames(crop);
  return names ? textIn(names, language) : crop;
}
