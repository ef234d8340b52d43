import data from '../../data/asking-words.json' with { type: 'json' };
import { ofEveryLanguage } from './every-language.ts';
import { contentWords, wordsOf } from './words.ts';

const AND = ofEveryLanguage(data.joining).join('|');
/** Where a message may go over from one question to the next. */
const JOINTS = new RegExp(
  String.raw`\s*[?;\u0964۔؟؛\n]+\s*(?:(?:${AND})\s+)?|[.!]\s+|,?\s+(?:${AND})\s+|,\s+`,
  'giu',
);
const MOST_JOINTS = 4;
const ASKING = new RegExp(`^(?:${ofEveryLanguage(data.asking).join('|')})$`, 'u');

/** Whether some words put a question by a word that only asks. */
export const isAsking = (text: string): boolean => wordsOf(text).some((word) => ASKING.test(word));

/** Every way to cut a message into two that both say something, the first cut first. */
export function halvesOf(asked: string): (readonly [string, string])[] {
  // The pattern tries every beginning within a run of spaces, so there are none.
  const message = asked.replace(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' '));
  return [...message.matchAll(JOINTS)].slice(0, MOST_JOINTS).flatMap((joint) => {
    const first = message.slice(0, joint.index).trim();
    const second = message.slice(joint.index + joint[0].length).trim();
    const both = contentWords(first).length > 0 && contentWords(second).length > 0;
    return both ? [[first, second] as const] : [];
  });
}
