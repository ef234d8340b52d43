import { sentencesOf } from '@ankur/assistant/answer/extract';
import { asksForSchemes, toolFor } from '@ankur/assistant/intents';
import { detectLanguage } from '@ankur/assistant/language/detect-language';
import { halvesOf, isAsking } from '@ankur/assistant/language/question-parts';
import { indexTerms, readable, wordsOf } from '@ankur/assistant/language/words';
import { smallTalkIn } from '@ankur/assistant/small-talk';
import { commoditiesIn } from '@ankur/content/commodities';
import { appHelps } from '@ankur/content/help/help';
import { notes } from '@ankur/content/notes/notes';
import { expect, it } from 'vitest';
import { emergencyIn } from './answer/emergency-gate.ts';

/** What is repeated to make a long message: everyday words, runs of signs, letters that patterns look for. */
const REPEATED: readonly string[] = [
  ...[' ', ',', '\n', '-', '. ', '? ', 'a , ', 'a\n ', 'pm- '],
  ...['a', 'e', 'w', 'iy', 'yaayy', 'yacha', 'tunna', 'x ', '1', ' how', ' kela', ' app language'],
  ...['wheat and ', 'milk?', 'come in ', 'who are ', 'what is ', ' aur', ' व'],
  ...['क', 'क्', 'क\u093C', 'ని', '\u{12000}', '\u0301\u0323', '\u200D'],
];
/** Whatever a run stands behind, so that the patterns which look for more behind it have begun. */
const BEFORE: readonly string[] = ['', 'aur', 'subsid', 'योजना'];

const signals = {
  commodity: false,
  isPlace: () => false,
  isCrop: () => false,
  unasked: [],
  onApp: false,
};
const subjects = [...appHelps, ...notes].flatMap(({ id, subject }) =>
  subject ? [[`subject of ${id}`, new RegExp(subject, 'u')] as const] : [],
);
const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ['words', wordsOf],
  ['readable', readable],
  ['language', detectLanguage],
  ['small talk', smallTalkIn],
  ['halves', halvesOf],
  ['asking', isAsking],
  ['sentences', sentencesOf],
  ['terms', (text) => indexTerms(text)],
  ['schemes', (text) => asksForSchemes(wordsOf(text))],
  ['commodities', (text) => commoditiesIn(readable(text))],
  ['emergency gate', emergencyIn],
  ['tool', (text) => toolFor(text, wordsOf(text), signals)],
  ...subjects.map(([id, pattern]) => [id, (text: string) => pattern.test(text)] as const),
];

/** Time of this thread alone, since others work on the machine; the least of several is nearest to it. */
function leastMs(read: (text: string) => unknown, text: string): number {
  let least = Infinity;
  for (let run = 0; run < 3; run += 1) {
    const before = process.threadCpuUsage();
    read(text);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
    if (least < 1) break;
  }
  return least;
}

/** Time of one of several readings in a row: a clock that ticks every few milliseconds is exact enough over them. */
function meanMs(read: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    read(text);
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1_000;
    if (ms >= EXACT_MS) return ms / runs;
  }
}

const EXACT_MS = 100;
/** Twice the letters may take thrice the time; below so many milliseconds nothing is measured. */
const GROWTH = 3;
const MEASURABLE_MS = 12;

it.each(READERS)('%s: the time grows no faster than the message', (_, read) => {
  for (const before of BEFORE) {
    for (const part of REPEATED) {
      const text = (letters: number) => `${before}${part.repeat(letters / part.length)}!`;
      const twice = leastMs(read, text(20_000));
      if (twice < MEASURABLE_MS) continue;
      const once = leastMs(read, text(10_000));
      if (twice / once < GROWTH) continue;
      expect(
        meanMs(read, text(20_000)) / meanMs(read, text(10_000)),
        JSON.stringify([before, part]),
      ).toBeLessThan(GROWTH);
    }
  }
});
