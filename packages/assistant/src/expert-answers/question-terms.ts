import type { Language } from '@ankur/languages/languages';
import { romanise, soundKey } from '../language/sound-key.ts';
import { englishStem, withoutEnding } from '../language/word-endings.ts';
import { contentWords } from '../language/words.ts';

const LATIN = /^[a-z]+$/;
const SHORTEST_SOUND = 2;

/** The stem of a word by its sound, so that Devanagari or Telugu letters and Latin ones meet. */
function soundOf(word: string): string | null {
  const roman = romanise(word);
  const key = soundKey(withoutEnding(roman) ?? roman);
  return key.length >= SHORTEST_SOUND ? `.${key}` : null;
}

/**
 * What a question is about, one entry a content word: the terms under which the word may be recognised, the most
 * exact first. English words by their stems alone, all others also by their sound.
 */
export function questionTerms(question: string, language: Language): string[][] {
  const seen = new Set<string>();
  return contentWords(question).flatMap((word) => {
    const sound = language === 'en' && LATIN.test(word) ? null : soundOf(word);
    const stem = LATIN.test(word) ? englishStem(word) : null;
    const terms = [sound, stem].filter((term) => term !== null);
    const [first] = terms;
    if (first === undefined || seen.has(first)) return [];
    seen.add(first);
    return [terms];
  });
}

/** One text for all questions of a language that have the same content words; empty when a question has none. */
export function groupKey(question: string, language: Language): string {
  const terms = questionTerms(question, language).map(([first]) => first ?? '');
  return terms.length === 0 ? '' : `${language}:${terms.sort().join(' ')}`;
}
