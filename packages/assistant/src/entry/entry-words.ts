import { asciiDigits } from '@ankur/languages/digits';
import { wordsOfJoined } from './joined-words.ts';

/** Letters inside a number make it a name (45S46), but for what is multiplied (8x540). */
const WORD = /\d+(?!x\d)[a-z]+\d+[a-z\d]*|\d+(?:\.\d+)?|[\p{L}\p{M}\u200C\u200D]+|,/gu;

/** Stands between words where the speaker paused: no number, name or phrase goes on behind it. */
export const PAUSE = ',';

/** Whether a mark of a question stands in what was said or typed. */
export const asks = (text: string): boolean => /[?\uFF1F]/.test(text);

/**
 * The words and figures of something that was said, in lower case, with `PAUSE` between its parts: figures whole with their
 * point and without commas, and apart from letters that touch them (`₹1,200kg` is rs, 1200, kg), spoken numbers apart from the
 * words that are joined to them.
 */
export function entryWords(text: string): string[] {
  const words =
    asciiDigits(text.normalize('NFC').toLowerCase())
      .replace(/(\d),(?=\d)/g, '$1')
      .replace(/(\p{L})['’](?=\p{L})/gu, '$1')
      .replace(/\.(?=\s)/g, (_, at: number, whole: string) =>
        /(?:^|[^\p{L}])(?:rs|no|\u0930\u0941|\u0C30\u0C42)$/u.test(whole.slice(0, at))
          ? ' '
          : PAUSE,
      )
      // A grade goes on from no number: "seventeen hundred and 19-19-19".
      .replace(/(?<=\p{L}\s)(?=\d{1,2}(?:[-:]\d{1,2}){2})/gu, `${PAUSE} `)
      .replace(/[;:+\u0964—]/g, PAUSE)
      .replace(/%/g, ' percent ')
      .replace(/₹/g, ' rs ')
      .replace(/\/-/g, ' rs ')
      .match(WORD) ?? [];
  return words.flatMap(wordsOfJoined);
}
