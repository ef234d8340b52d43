// Prints the terms of the questions that were written for each fact of each document, as one JSON object {document: {fact: terms}}: what
// people call a thing beside what its own text calls it. Questions on a document as a whole stand under the empty key. `term*3`
// stands in three questions or more.
import { execFileSync } from 'node:child_process';
import { cropMentions } from '../../apps/server/src/features/assistant/knowledge/named-crop.ts';
import { createTerms } from '../../packages/assistant/src/retrieval/lexical.ts';

const MOST = 3;
const termsOf = createTerms(cropMentions);
const examples = execFileSync(
  process.execPath,
  [new URL('examples.mjs', import.meta.url).pathname],
  { maxBuffer: 1 << 28 },
);
const counts = {};
for (const line of examples.toString().trim().split('\n')) {
  const { text, topic, fact, source } = JSON.parse(line);
  if ((source !== 'question' && source !== 'words') || !topic.includes(':')) continue;
  if (topic.startsWith('help:')) continue;
  counts[topic] ??= {};
  counts[topic][fact ?? ''] ??= new Map();
  const own = counts[topic][fact ?? ''];
  // The sound of a word stands for its spelling, which the same question would add in each script.
  const sounds = termsOf(text).filter((term) => /^(?:\.|crop:)/.test(term));
  for (const term of new Set(sounds)) own.set(term, Math.min(MOST, (own.get(term) ?? 0) + 1));
}
const written = (terms) =>
  [...terms].map(([term, count]) => (count > 1 ? `${term}*${count}` : term)).join(' ');
const asked = Object.fromEntries(
  Object.entries(counts).map(([topic, facts]) => [
    topic,
    Object.fromEntries(Object.entries(facts).map(([fact, terms]) => [fact, written(terms)])),
  ]),
);
process.stdout.write(JSON.stringify(asked));
