// Reads messages, one a line, from standard input; writes the product's own features of them to a file: for each message the
// number of words, then for each word its number of features and the features (16-bit, little-endian). Only a message's first window is read.
//
//     node training/emergency/features.mjs BUCKETS OUT < MESSAGES
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createFeatures } from '../../packages/assistant/src/model/features.ts';

const [buckets, out] = process.argv.slice(2);
const windowsOf = createFeatures(Number(buckets));
const parts = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [words] = windowsOf(line);
  parts.push(Uint16Array.of(words.length));
  for (const word of words) parts.push(Uint16Array.of(word.length), word);
}
writeFileSync(
  out,
  Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))),
);
