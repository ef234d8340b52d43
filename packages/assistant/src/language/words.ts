import { withoutMarkRuns } from './mark-runs.ts';
import { isSmallWord } from './small-words.ts';
import { romanise, skeleton, soundKey, spelling } from './sound-key.ts';
import { englishStem, withoutEnding } from './word-endings.ts';

/** Letters with their marks and joiners: in these four scripts that is what a word segmenter finds, at a tenth of the time. */
const WORD = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu;
const LATIN = /^[a-z]+$/;

/** The words of a text in lower case; numbers stay, marks and spaces go. */
export function wordsOf(text: string): string[] {
  return withoutMarkRuns(text).toLowerCase().normalize('NFC').match(WORD) ?? [];
}

/** Of longer messages the first and the last words are read: the cost of a reading must not grow with what is typed. */
const HEAD_WORDS = 40;
const TAIL_WORDS = 24;

/** A message as it is understood: whole, or its head and tail when it has more words than a person asks with. */
export function readable(written: string): string {
  const message = withoutMarkRuns(written);
  const words = [...message.matchAll(WORD)];
  const [last, first] = [words[HEAD_WORDS - 1], words.at(-TAIL_WORDS)];
  if (words.length <= HEAD_WORDS + TAIL_WORDS || !last || !first) return message;
  return `${message.slice(0, last.index + last[0].length)} ${message.slice(first.index)}`;
}

/** The words of a text that say what it is about. */
export function contentWords(text: string): string[] {
  return [...new Set(wordsOf(text))].filter(
    (word) => !isSmallWord(word) && !/^\d+$/.test(word) && word.length > 1,
  );
}

const MOST_KEPT = 80_000;
const kept = new Map<string, readonly string[]>();

const soundTerms = (roman: string): string[] => {
  const key = soundKey(roman);
  const consonants = skeleton(key);
  return [...(key.length >= 2 ? [`.${key}`] : []), ...(consonants ? [`_${consonants}`] : [])];
};

/** Under which terms a word is found: stems of English, spellings and sounds. */
export function indexTerms(word: string): readonly string[] {
  const known = kept.get(word);
  if (known) return known;
  const terms = makeTerms(word);
  if (kept.size < MOST_KEPT) kept.set(word, terms);
  return terms;
}

const SHORTEST_BARE = 3;
/** A short stem behind a short ending of Devanagari is left as it is: rahat (relief) and Rahul are not one. */
const SHORTEST_BENT = 4;
const SUREST_ENDING = 3;
const TELUGU = /[\u0C00-\u0C7F]/;

function makeSpellings(word: string): string[] {
  const telugu = TELUGU.test(word);
  const whole = spelling(word);
  const parts = [bare(whole)];
  const stem = withoutEnding(whole.toLowerCase());
  if (stem) {
    const cut = whole.slice(0, stem.length);
    const sure = telugu || whole.length - stem.length >= SUREST_ENDING;
    parts.push(sure || stem.length > SHORTEST_BENT ? bare(cut) : cut);
  }
  return [...new Set(parts)].map((part) => `${telugu ? '=t' : '=d'}${part}`);
}

/** Without the vowel or nasal at its end, and the y of Marathi's bent nouns, which is what case and number change first. */
function bare(part: string): string {
  const cut = part.replace(/y?[aAiueo]+n?$/, '');
  return cut.length >= SHORTEST_BARE ? cut : part;
}

function makeTerms(word: string): string[] {
  const terms: string[] = [];
  if (LATIN.test(word)) terms.push(englishStem(word));
  const roman = romanise(word);
  terms.push(...soundTerms(roman));
  const stem = withoutEnding(roman);
  if (stem) terms.push(...soundTerms(stem).slice(0, 1));
  if (!LATIN.test(word)) terms.push(...makeSpellings(word));
  return [...new Set(terms)];
}
