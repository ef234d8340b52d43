const KNOWN = /[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Telugu}]/gu;
const LETTER = /\p{L}/gu;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * Whether a text is written in letters of the languages that the library is searched in. Of other scripts it knows no
 * word, so that nothing it finds for them answers.
 */
export const isInKnownScript = (text: string): boolean =>
  count(text, KNOWN) * 2 >= count(text, LETTER);
