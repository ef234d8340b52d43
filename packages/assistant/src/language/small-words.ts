import words from '../../data/small-words.json' with { type: 'json' };
import { ofEveryLanguage } from './every-language.ts';

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\u093C/g, '')
    .normalize('NFC');

/** Words that say nothing about the subject: question words, helpers, "disease", "control", "please". */
const small = new Set(ofEveryLanguage(words).map(plain));

/** Marathi is spoken with a nasal (U+0902) where it is written with -e (U+0947). */
const asWritten = (word: string) => word.replace(/\u0902$/, '\u0947');

/** Whether a word (lower case) tells nothing about what is asked. */
export function isSmallWord(word: string): boolean {
  const own = plain(word);
  return small.has(own) || small.has(asWritten(own));
}
