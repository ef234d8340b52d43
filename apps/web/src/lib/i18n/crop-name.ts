import { type Language, textIn } from '@ankur/languages/languages';
import { cropNames } from '@ankur/leaf-doctor/library/crop-names';

/** The crop as farmers call it; a crop the doctor does not know keeps its own name. */
export function cropName(crop: string, language: Language): string {
  const names = cropNames(crop);
  return names ? textIn(names, language) : crop;
}
