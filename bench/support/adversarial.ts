import { CHAT_MESSAGE_MAX } from '@ankur/contracts/assistant/endpoints';
import everydayWords from './everyday-words.json' with { type: 'json' };

const EVERYDAY = everydayWords.words;
/** Unsupported scripts: Tamil, Chinese, cuneiform, Cherokee, Arabic. */
const UNSEEN = [0x0b95, 0x4e00, 0x12000, 0x13a0, 0x0627];

/** Seeded pseudo-random integers below `n`. */
function chance(seed: number): (n: number) => number {
  let state = seed + 1;
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
}

function filled(part: () => string): string {
  let text = '';
  while (text.length < CHAT_MESSAGE_MAX) text += part();
  return text.slice(0, CHAT_MESSAGE_MAX).toWellFormed().trimEnd();
}

/** Distinct messages of maximum length that are expensive to process: so many of each kind. */
export function adversarialMessages(ofEach: number): string[] {
  return Array.from({ length: ofEach }, (_, round) => {
    const upTo = chance(round);
    const letter = () => String.fromCodePoint(97 + upTo(26));
    const letters = (most: number) => Array.from({ length: 1 + upTo(most) }, letter).join('');
    const everyday = () => EVERYDAY[upTo(EVERYDAY.length)] ?? '';
    const first = UNSEEN[round % UNSEEN.length] ?? 0;
    return [
      filled(() => `${everyday()} and `),
      filled(() => `${everyday()}? `),
      filled(() => `${everyday()}?`),
      filled(() => `${everyday()} ${everydayWords.and} `),
      filled(() => `${letters(8)} and `),
      filled(() => `${String.fromCodePoint(first + upTo(24))}${upTo(5) === 0 ? ' ' : ''}`),
      filled(letter),
      filled(() => String.fromCodePoint(0x0915 + upTo(36))),
      filled(() => ['\u0301', '\u0323'][upTo(2)] ?? ''),
      `wheat${filled(() => ' ')}${round} rust`.slice(-CHAT_MESSAGE_MAX),
    ];
  }).flat();
}
