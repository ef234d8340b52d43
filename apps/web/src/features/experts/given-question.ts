import type { ExpertField } from '@ankur/contracts/experts/rules';

/** What another screen hands over to begin a question with. */
export interface GivenQuestion {
  field_of_expertise: ExpertField;
  photo: File | null;
}

/** Reads the state of the address a farmer comes with: a leaf scan brings its photograph; else null. */
export function givenQuestion(state: unknown): GivenQuestion | null {
  const scan = (state as { scan?: { photo?: unknown } } | null)?.scan;
  if (typeof scan !== 'object' || scan === null) return null;
  const photo = scan.photo instanceof File ? scan.photo : null;
  return { field_of_expertise: 'crop_diseases', photo };
}
