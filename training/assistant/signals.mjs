// Prints what the ranking sees of judged questions, one JSON object {"candidates", "answer", "expect", "facts"} a line.
//
//     node training/assistant/signals.mjs FILE.jsonl...
import { readFileSync } from 'node:fs';
import { knownDocuments } from '../../apps/server/src/features/assistant/knowledge/documents.ts';
import { cropMentions } from '../../apps/server/src/features/assistant/knowledge/named-crop.ts';
import { questionEncoder } from '../../apps/server/src/features/assistant/understanding/question-encoder.ts';
import {
  createLexicalIndex,
  createTerms,
  lexicalSteps,
} from '../../packages/assistant/src/retrieval/lexical.ts';
import { createRanking } from '../../packages/assistant/src/retrieval/ranking.ts';

const documents = knownDocuments().filter(({ kind }) => kind !== 'help' && kind !== 'expert');
const encoder = questionEncoder();
const termsOf = createTerms(cropMentions);
const steps = lexicalSteps(documents, termsOf, encoder.askedTerms);
let step = steps.next();
while (!step.done) step = steps.next();
let seen;
const index = createLexicalIndex(step.value, termsOf);
const rank = createRanking(documents, encoder, index, cropMentions, (candidates, answer) => {
  seen = { candidates, answer };
});
/** A question of the tests, as `topic<TAB>language<TAB>question`. */
function ofTest(line) {
  const [topic, lang, question] = line.split('\t');
  return { question, lang, expect: topic === 'none' ? [] : [topic] };
}
for (const file of process.argv.slice(2)) {
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const row = file.endsWith('.tsv') ? ofTest(line) : JSON.parse(line);
    const { previous, lang, answerable, expect = answerable ? null : [], facts } = row;
    // As the finder reads a question that goes on with an earlier one.
    const question = previous ? `${previous} ${row.question}` : row.question;
    rank(question);
    process.stdout.write(`${JSON.stringify({ question, lang, expect, facts, ...seen })}\n`);
  }
}
