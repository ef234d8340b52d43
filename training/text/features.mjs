// Reads messages, one a line, from standard input; writes the product's own features of them to a file: for each message the number
// of words, then for each word its number of features and the features (16-bit, little-endian). Of what the emergency classifier
// reads (`emergency`) only the first window, in the letters that it learns; `question` is what the encoder of
// questions reads, `language` what the recognition of languages does, as one word, `entry`
// what the classifier of spoken entries does.
//
//     node training/text/features.mjs emergency|question|language|entry BUCKETS OUT < MESSAGES
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  cropMentions,
  cropNamed,
} from '../../apps/server/src/features/assistant/knowledge/named-crop.ts';
import { inLearnedScript } from '../../packages/assistant/src/emergency/learned-script.ts';
import { entryFeatures } from '../../packages/assistant/src/entry/entry-features.ts';
import { languageFeatures } from '../../packages/assistant/src/language/language-features.ts';
import { createFeatures } from '../../packages/assistant/src/model/features.ts';
import { createQuestionFeatures } from '../../packages/assistant/src/retrieval/question-features.ts';

const [kind, buckets, out] = process.argv.slice(2);
const windowsOf = createFeatures(Number(buckets));
const READERS = {
  emergency: (message) => windowsOf(inLearnedScript(message) ?? message)[0],
  question: createQuestionFeatures(Number(buckets), cropMentions),
  language: (message) => [languageFeatures(message, Number(buckets))],
  entry: (message) => [entryFeatures(message, Number(buckets), cropNamed)],
};
const featuresOf = READERS[kind];
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
