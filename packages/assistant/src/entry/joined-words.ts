import { type Part, partsOf } from './number-parts.ts';
import { isIndian } from './word-key.ts';

/** Signs of vowels with which a word that is spoken onto a number begins, and the letter that it begins with on its own. */
const VOWELS: Readonly<Record<string, string>> = {
  '\u0C3F': '\u0C07', // i
  '\u0C46': '\u0C0E', // e
  '\u0C47': '\u0C0F', // long e
};
const U = '\u0C41';
/** Oblique cases of people counted (aaruguriki: to six people) and of things (rendintiki: for two of them). */
const OF_PEOPLE =
  /(?<=[\u0C17\u0C26]\u0C41?\u0C30)\u0C3F(?:\u0C15\u0C3F|\u0C28\u0C3F|\u0C24\u0C4B)?$/;
const OF_PEOPLE_LATIN = /(?<=(?:gu|dda)r)i(?:k[iu]|ni|th?o)?$/;
const OF_THINGS = /\u0C3F\u0C02\u0C1F\u0C3F(?:\u0C15\u0C3F|\u0C28\u0C3F|\u0C24\u0C4B)?$/;
const OF_THINGS_LATIN = /inti(?:k[iu]|ni|th?o)?$/;
/** Marathi "only" and "all of" behind a number: didac, carhi. */
const EMPHASIS = /(?:\u091A|\u0939\u0940)$/;
const EMPHASIS_LATIN = /(?<=^[a-z]{3,})ach$/;
/** Shorter stems begin other words: arogyam, health, is no six. */
const SHORTEST_STEM = 3;
/** Cases of a price behind a number below ten, which say "at" or "for" it: carne, enimidiki. */
const CASE = /(?:\u0928\u0947|\u0932\u093E|\u0C15\u0C3F|\u0C15\u0C41)$/;
const MEASURE_OF_LAND = /^\u0C0E\u0C15\u0C30/;

const isNumber = (word: string): boolean => partsOf(word) !== undefined;

/** The number that is left when an ending is taken off and its last vowel put back. */
function without(word: string, ending: RegExp, vowel: string): string | null {
  const stem = word.replace(ending, '');
  return stem !== word && isNumber(stem + vowel) ? stem + vowel : null;
}

/** A number and what is spoken onto it in Telugu, the number's last u lost: rendekaralu (two acres), aidicca (gave five). */
function apart(word: string): string[] | null {
  const letters = [...word];
  for (let at = letters.length - 1; at >= 2; at -= 1) {
    const vowel = VOWELS[letters[at] ?? ''];
    const number = letters.slice(0, at).join('') + U;
    if (!vowel || !isNumber(number)) continue;
    const rest = vowel + letters.slice(at + 1).join('');
    if (rest === VOWELS['\u0C47']) return [number];
    if (rest.length === 1) continue;
    if (at >= SHORTEST_STEM || MEASURE_OF_LAND.test(rest)) return [number, rest];
  }
  return null;
}

/** A number and the word of its case. */
function withCase(word: string): string[] | null {
  const ending = CASE.exec(word)?.[0];
  const stem = word.slice(0, -(ending?.length ?? 0));
  return ending && isNumber(stem) ? [stem, ending] : null;
}

/** Marathi hundreds with what is added, written as one word: ekshevis, a hundred and twenty. */
const HUNDREDS = /^(.+\u0936\u0947)(.{2,})$/;

function withHundreds(word: string): string[] | null {
  const [, hundreds = '', rest = ''] = HUNDREDS.exec(word) ?? [];
  return hundreds !== '' && isNumber(hundreds) && isNumber(rest) ? [hundreds, rest] : null;
}

/** What is said before another number: sadhe, savva; Telugu's hundred before smaller ones. */
const isHead = ({ kind, value, language }: Part): boolean =>
  kind === 'plus' || (value === 100 && language === 'te');
const SHORTEST_HEAD = 3;

/** Such a word and its number, written as one word though each keeps its letters: sadeekonis, nutayabhai. */
function withHead(word: string): string[] | null {
  for (let at = SHORTEST_HEAD; isIndian(word) && at < word.length - 2; at += 1) {
    const [head, rest] = [word.slice(0, at), word.slice(at)];
    const parts = partsOf(head);
    if (parts?.length === 1 && parts.every(isHead) && isNumber(rest)) return [head, rest];
  }
  return null;
}

/** "Already": half with an emphasis only by its letters. */
const ALREADY = '\u0906\u0927\u0940\u091A';

/** The words that a speaker joined to a number, apart and without the number's own ending; other words as they are. */
export function wordsOfJoined(word: string): string[] {
  if (isNumber(word) || word === ALREADY) return [word];
  const number =
    without(word, OF_PEOPLE, U) ??
    without(word, OF_PEOPLE_LATIN, 'u') ??
    without(word, OF_THINGS, U) ??
    without(word, OF_THINGS_LATIN, 'u') ??
    without(word, EMPHASIS, '') ??
    without(word, EMPHASIS_LATIN, '');
  return number === null
    ? (withCase(word) ?? withHundreds(word) ?? withHead(word) ?? apart(word) ?? [word])
    : [number];
}
