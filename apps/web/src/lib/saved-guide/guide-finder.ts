import { createFinder, type Finder, indexSteps } from '@ankur/assistant/finder';
import type { KnownDocument } from '@ankur/assistant/known-document';
import { type CropMentions, createCropMentions } from '@ankur/assistant/language/crop-mentions';
import { createCropNames } from '@ankur/assistant/language/crop-names';
import modelUrl from '@ankur/assistant/model/questions.bin?url';
import {
  createQuestionEncoder,
  type QuestionEncoder,
} from '@ankur/assistant/retrieval/question-encoder';
import { documentsOf } from '@ankur/assistant/saved-guide';
import type { Language } from '@ankur/languages/languages';
import { onGuideChange, readGuide } from './saved-guide.ts';

const DOCUMENTS_AT_ONCE = 12;
const NO_CROPS = { crops: [], everyday: [], growing: [], links: [] };
const made = new Map<Language, Promise<Finder<KnownDocument> | null>>();
// A guide that is saved anew has other articles.
onGuideChange(() => made.clear());

/** The question encoder (cached by the service worker). @throws when it is neither cached nor reachable */
async function questionEncoder(mentions: CropMentions): Promise<QuestionEncoder> {
  const answer = await fetch(modelUrl);
  if (!answer.ok) throw new Error(`question model: ${answer.status}`);
  return createQuestionEncoder(await answer.arrayBuffer(), mentions);
}

/** Article search in the saved guide of a language; null without one. The index is built once, in small steps. */
export function guideFinder(language: Language): Promise<Finder<KnownDocument> | null> {
  const known = made.get(language);
  if (known) return known;
  const finder = buildFinder(language);
  const drop = (): void => {
    if (made.get(language) === finder) made.delete(language);
  };
  made.set(language, finder);
  void finder.then((found) => found ?? drop(), drop);
  return finder;
}

async function buildFinder(language: Language): Promise<Finder<KnownDocument> | null> {
  const guide = await readGuide(language);
  if (!guide) return null;
  const mentions = createCropMentions(guide.register ?? NO_CROPS);
  const encoder = await questionEncoder(mentions).catch(() => null);
  if (!encoder) return null;
  const cropNamed = createCropNames(guide.crops);
  const documents = documentsOf(guide, language);
  const knowledge = { encoder, cropNamed, mentions };
  const steps = indexSteps(documents, knowledge);
  for (let count = 1; ; count += 1) {
    const step = steps.next();
    if (step.done) return createFinder(documents, knowledge, step.value);
    if (count % DOCUMENTS_AT_ONCE === 0) await new Promise((resume) => setTimeout(resume));
  }
}
