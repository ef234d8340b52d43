import introductions from '@ankur/content/words/introductions.json' with { type: 'json' };

/** Stands for what was taken out. */
const LEFT_OUT = '…';
/** Seven digits and more, of any script, also written in groups: telephone, account, Aadhaar and policy numbers. */
const LONG_NUMBER = /\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){6,}/gu;
/** "My name is", after which a name of up to two words comes. */
const INTRODUCTIONS = new RegExp(
  String.raw`(${Object.values(introductions).flat().join('|')})(\s+[\p{L}\p{M}]+){1,2}`,
  'giu',
);
const SHORTEST_NAME = 3;

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * A question without long numbers, e-mail and payment addresses, links and the given names of the asker; what remains
 * is about the farm.
 */
export function withoutPersonalDetails(question: string, names: readonly string[]): string {
  const own = new Set(names.flatMap(words).filter((name) => name.length >= SHORTEST_NAME));
  return question
    .split(/\s+/)
    .map((word) => (/@|:\/\/|^www\./i.test(word) ? LEFT_OUT : word))
    .join(' ')
    .replace(LONG_NUMBER, LEFT_OUT)
    .replace(INTRODUCTIONS, `$1 ${LEFT_OUT}`)
    .replace(/[\p{L}\p{M}]+/gu, (word) => (own.has(word.toLowerCase()) ? LEFT_OUT : word))
    .trim();
}
