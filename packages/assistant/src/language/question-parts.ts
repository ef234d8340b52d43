import { contentWords, wordsOf } from './words.ts';

/** Where a message may go over from one question to the next. */
const JOINTS =
  /\s*[?;।\n]+\s*(?:(?:and|also|aur|और|आणि|మరియు)\s+)?|[.!]\s+|,?\s+(?:and|also|aur|aani|ani|tatha|mariyu|और|तथा|एवं|आणि|మరియు)(?:\s+(?:also|yeh bhi|ये भी))?\s+|,\s+|\s+व\s+(?=\S)/giu;
const MOST_JOINTS = 4;
const ASKING =
  /^(?:when|what|whats|how|which|where|why|who|can|kab|kya|kaise|kese|kitn\w*|kaun\w*|kahan?|kyon?|kyu|kadhi|kay|kasa|kase|kashi|kiti|kon\w*|kuthe|eppudu|ela|entha|enta|emi|em|enni|ekkada|evaru|कब|क्या|कैसे|कैसा|कैसी|कितन\S*|कौन\S*|कहाँ|कहां|क्यों|कधी|काय|कसा|कसे|कशी|किती|कोण\S*|कुठे|ఎప్పుడు|ఎలా|ఎంత|ఏమి|ఏం|ఏమిటి|ఎన్ని|ఎక్కడ|ఎందుకు|ఎవరు|ఏ)$/u;

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
