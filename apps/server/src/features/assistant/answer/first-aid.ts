import { sentencesOf } from '@ankur/assistant/answer/extract';
import type { Emergency } from '@ankur/assistant/emergency/emergency';
import { namesBite, namesDog, namesUrea } from '@ankur/assistant/emergency/emergency-words';
import type { Language } from '@ankur/assistant/language/detect-language';
import type { FullDocument } from '../knowledge/documents.ts';

const SPRAYED = /spray|\bch?hid[ak]|\bf[ae]w?v?arn|छिड़क|फवार|स्प्रे|స్ప్రే|పిచికారీ|మందు (?:చల్ల|కొట్ట)/;

/** What is written for the hour in which an animal was poisoned or bitten; nothing else helps then. */
const FIRST_AID: readonly {
  tellsOf(question: string): boolean;
  document: string;
  /** The sentences by their English words: articles say the same in the same place in every language. */
  sentences: RegExp;
}[] = [
  {
    tellsOf: (question) => namesDog(question) && namesBite(question),
    document: 'guidance:28',
    sentences: /soap under running water|gloves to wash|post-bite doses/,
  },
  {
    tellsOf: namesUrea,
    document: 'guidance:9',
    sentences:
      /^Signs come within an hour|^Stop the feed|^Keep her standing|vinegar|^Give only what the vet/,
  },
  {
    tellsOf: (question) => SPRAYED.test(question),
    document: 'guidance:30',
    sentences: /small pupils after spraying/,
  },
];

const aidFor = (question: string) =>
  FIRST_AID.find(({ tellsOf }) => tellsOf(question.toLowerCase().normalize('NFC')));

/** The article that tells what to do in an emergency of an animal; null when none does. */
export function firstAidArticle(emergency: Emergency | null, question: string): string | null {
  return emergency === 'animal-poison' ? (aidFor(question)?.document ?? null) : null;
}

/** The sentences of that article which belong to this emergency, in its own words. */
export function firstAidLines(
  document: FullDocument,
  question: string,
  language: Language,
): string[] {
  const aid = aidFor(question);
  if (!aid) return [];
  return document.passages.en.flatMap((passage, place) => {
    const told = sentencesOf(document.passages[language][place] ?? '');
    return sentencesOf(passage).flatMap((sentence, index) =>
      aid.sentences.test(sentence) ? (told[index] ?? []) : [],
    );
  });
}
