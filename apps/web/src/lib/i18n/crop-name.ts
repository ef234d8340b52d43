import { cropName as nameOf } from '@ankur/leaf-doctor/library/crop-names';
import type { Language } from './languages.ts';

/** The crop as farmers call it; a crop the doctor does not know keeps its own name. */
export function cropName(crop: string, language: Language): string {
  return nameOf(crop)?.[language] ?? crop;
}
