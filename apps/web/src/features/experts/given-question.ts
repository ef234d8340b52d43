import type { ExpertField } from '@ankur/contracts/experts/rules';

/** Initial values of a question passed by another screen. */
export interface GivenQuestion {
  field_of_expertise: ExpertField;
  photo: File | null;
}

/** Parses the navigation state: a leaf scan passes its photograph; else null. */
export function givenQuestion(state: unknown): GivenQuestion | null {
  const scan = (state as { scan?: { photo?: unknown } } | null)?.scan;
  if (typeof scan !== 'object' || scan === null) return null;
  const photo = scan.photo instanceof File ? scan.photo : null;
  return { field_of_expertise: 'crop_diseases', photo };
}
