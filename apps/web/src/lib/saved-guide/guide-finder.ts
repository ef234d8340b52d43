import { type Finder, finderSteps } from '@ankur/assistant/finder';
import type { KnownDocument } from '@ankur/assistant/known-document';
import { createCropMentions } from '@ankur/assistant/language/crop-mentions';
import { createCropNames } from '@ankur/assistant/language/crop-names';
import type { Language } from '@ankur/languages/languages';
import { readGuide } from './saved-guide.ts';

const DOCUMENTS_AT_ONCE = 12;
const made = new Map<Language, Finder<KnownDocument>>();

/** Finds answers in what this device keeps of a language; null when it keeps nothing. Built in small steps once. */
export async function guideFinder(language: Language): Promise<Finder<KnownDocument> | null> {
  const known = made.get(language);
  if (known) return known;
  const guide = await readGuide(language);
  if (!guide) return null;
  const mentions = guide.register && createCropMentions(guide.register);
  const steps = finderSteps(guide.documents, createCropNames(guide.crops), mentions);
  for (let count = 1; ; count += 1) {
    const step = steps.next();
    if (step.done) {
      made.set(language, step.value);
      return step.value;
    }
    if (count % DOCUMENTS_AT_ONCE === 0) await new Promise((resume) => setTimeout(resume));
  }
}
