// Prints the terms of the questions that were written for each fact of each document, as one JSON object {document: {fact: terms}}: what
// people call a thing beside what its own text calls it. Questions on a document as a whole stand under the empty key. `term*3`
// stands in three questions or more. Arguments are files of judged questions that name the fact that answers them (`facts`).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
const written = examples
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .filter(({ source }) => source === 'question' || source === 'words');
const judged = process.argv.slice(2).flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ facts }) => facts?.length > 0)
    .map(({ question, facts }) => {
      const [topic, fact] = facts[0].split('#');
      return { text: question, topic, fact };
    }),
);
for (const { text, topic, fact } of [...written, ...judged]) {
  if (!topic.includes(':') || topic.startsWith('help:')) continue;
  counts[topic] ??= {};
  counts[topic][fact ?? ''] ??= new Map();
  const own = counts[topic][fact ?? ''];
  // The sound of a word stands for its spelling, which the same question would add in each script.
  const sounds = termsOf(text).filter((term) => /^(?:\.|crop:)/.test(term));
  for (const term of new Set(sounds)) own.set(term, Math.min(MOST, (own.get(term) ?? 0) + 1));
}
const inOneLine = (terms) =>
  [...terms].map(([term, count]) => (count > 1 ? `${term}*${count}` : term)).join(' ');
const asked = Object.fromEntries(
  Object.entries(counts).map(([topic, facts]) => [
    topic,
    Object.fromEntries(Object.entries(facts).map(([fact, terms]) => [fact, inOneLine(terms)])),
  ]),
);
process.stdout.write(JSON.stringify(asked));
