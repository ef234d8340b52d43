// Reads sentences, one JSON object a line, from standard input; writes to a file how their numbers may be read: for each sentence
// that has `amount` or `litres` the number of readings, then of each reading whether it is right (0 or 1), its number of features
// and the features (32-bit, little-endian). Sentences of which no reading is right are told apart by a count of 0 right ones.
//
//     node training/text/readings.mjs BUCKETS OUT < SENTENCES
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { dayIn } from '../../packages/assistant/src/entry/days.ts';
import { entryWords } from '../../packages/assistant/src/entry/entry-words.ts';
import { figuresOf } from '../../packages/assistant/src/entry/figures.ts';
import { readingsWith } from '../../packages/assistant/src/entry/reading-scores.ts';

const TODAY = '2026-11-23';
const [buckets, out] = process.argv.slice(2);
const parts = [];
for await (const line of createInterface({ input: process.stdin })) {
  const { text, kind, amount, litres } = JSON.parse(line);
  const words = entryWords(text);
  const isMilk = kind === 'milk';
  const figures = figuresOf(words, dayIn(words, TODAY, 'past'));
  const { readings, features } = readingsWith(
    words,
    figures,
    isMilk ? 'milk' : 'money',
    Number(buckets),
  );
  const own = [readings.length];
  readings.forEach(({ value }, at) => {
    const found = features[at];
    own.push(Number(value === (isMilk ? litres : amount)), found.length, ...found);
  });
  parts.push(Buffer.from(Uint32Array.from(own).buffer));
}
writeFileSync(out, Buffer.concat(parts));
