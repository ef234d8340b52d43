// Reads sentences, one JSON object a line, from standard input; writes to a file what the network of spoken entries reads of each
// and how its numbers may be read, in whole numbers of 32 bits, little-endian: the number of tokens; of each token the number of its
// features and the features, unreduced; the number of figures and the token of each (-1 for none); the number of readings; of each
// reading whether it is right (0 or 1), the role of each figure, the number of pairs of a price and its count, the pairs (two
// figures each), the number of its features for the linear scores and these.
//
//     node training/text/sequences.mjs BUCKETS OUT < SENTENCES
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { cropNamed } from '../../apps/server/src/features/assistant/knowledge/named-crop.ts';
import { dayIn } from '../../packages/assistant/src/entry/days.ts';
import { cropIn } from '../../packages/assistant/src/entry/entry-features.ts';
import { asks, entryWords } from '../../packages/assistant/src/entry/entry-words.ts';
import { pairsOf, ROLES } from '../../packages/assistant/src/entry/figure-roles.ts';
import { figuresOf } from '../../packages/assistant/src/entry/figures.ts';
import { readingsWith } from '../../packages/assistant/src/entry/reading-scores.ts';
import { sequenceOf } from '../../packages/assistant/src/entry/sequence-features.ts';

const TODAY = '2026-11-23';
const [buckets, path] = process.argv.slice(2);
const out = createWriteStream(path);
for await (const line of createInterface({ input: process.stdin })) {
  const { text, kind, amount, litres } = JSON.parse(line);
  const words = entryWords(text);
  const isMilk = kind === 'milk';
  const figures = figuresOf(words, dayIn(words, TODAY, 'past'));
  const { tokens, figureAt } = sequenceOf(
    words,
    figures,
    (word) => cropIn(word, cropNamed) !== null,
    asks(text),
  );
  const own = [tokens.length];
  for (const token of tokens) own.push(token.length, ...token);
  own.push(figures.length, ...figureAt.map((at) => at ?? -1));
  const measured = isMilk ? 'milk' : 'money';
  const right = isMilk ? litres : amount;
  const { readings, features } =
    right == null
      ? { readings: [], features: [] }
      : readingsWith(words, figures, measured, Number(buckets));
  own.push(readings.length);
  readings.forEach((reading, at) => {
    const pairs = pairsOf(figures, reading.roles);
    own.push(Number(reading.value === right), ...reading.roles.map((role) => ROLES.indexOf(role)));
    own.push(pairs.length, ...pairs.flat(), features[at].length, ...features[at]);
  });
  out.write(Buffer.from(Uint32Array.from(own).buffer));
}
out.end();
