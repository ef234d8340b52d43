// Prints the terms of the questions that were written for each document, as one JSON object: what people call a thing beside what its
// own text calls it. A term counts once for each question that holds it, at most MOST times.
import { execFileSync } from 'node:child_process';
import { cropMentions } from '../../apps/server/src/features/assistant/knowledge/named-crop.ts';
import { createTerms } from '../../packages/assistant/src/retrieval/lexical.ts';

const MOST = 3;
const FEW = 6;
const termsOf = createTerms(cropMentions);
const examples = execFileSync(
  process.execPath,
  [new URL('examples.mjs', import.meta.url).pathname],
  {
    maxBuffer: 1 << 28,
  },
).toString();
const counts = new Map();
for (const line of examples.trim().split('\n')) {
  const { text, topic, source } = JSON.parse(line);
  if (source !== 'question' && source !== 'words') continue;
  const own = counts.get(topic) ?? new Map();
  counts.set(topic, own);
  for (const term of new Set(termsOf(text)))
    own.set(term, Math.min(MOST, (own.get(term) ?? 0) + 1));
}
// A term that most documents are asked with tells none of them from the others.
const holding = new Map();
for (const own of counts.values())
  for (const term of own.keys()) holding.set(term, (holding.get(term) ?? 0) + 1);
// A term of one question alone counts where few documents share it.
const tells = (term, count) => {
  const many = holding.get(term) ?? 0;
  return many < counts.size * 0.3 && (count > 1 || many <= FEW);
};
const asked = Object.fromEntries(
  [...counts]
    .filter(([topic]) => topic.includes(':') && !topic.startsWith('help:'))
    .map(([topic, own]) => [
      topic,
      [...own]
        .filter(([term, count]) => tells(term, count))
        .map(([term, count]) => (count > 1 ? `${term}*${count}` : term))
        .join(' '),
    ]),
);
process.stdout.write(JSON.stringify(asked));
