// Reads questions, one a line, from standard input; writes the encoder's features of them to a file: for each question the number
// of words, then for each word its number of features and the features (16-bit, little-endian).
//
//     node training/assistant/features.mjs BUCKETS OUT < QUESTIONS
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { cropMentions } from '../../apps/server/src/features/assistant/knowledge/named-crop.ts';
import { createQuestionFeatures } from '../../packages/assistant/src/retrieval/question-features.ts';

const [buckets, out] = process.argv.slice(2);
const featuresOf = createQuestionFeatures(Number(buckets), cropMentions);
const parts = [];
for await (const line of createInterface({ input: process.stdin })) {
  const words = featuresOf(line);
  parts.push(Uint16Array.of(words.length));
  for (const word of words) parts.push(Uint16Array.of(word.length), word);
}
writeFileSync(
  out,
  Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))),
);
