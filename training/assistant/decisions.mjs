// Prints what the product makes of judged questions, one JSON object {"outside", "answered", "fact", "reply"} a line, for `ablation.mjs`:
//
//     node training/assistant/decisions.mjs INDEX EVERY FILE.jsonl...
//
// INDEX is a file with the library's index, which is made there when it is missing. Of each scenario one question a language is asked,
// and of these one in EVERY.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { joinAnswers, writeReply } from '../../packages/assistant/src/answer/answer.ts';
import { understandAll } from '../../packages/assistant/src/two-topics.ts';
import { composeFromLibrary } from '../../apps/server/src/features/assistant/answer/compose.ts';
import { createLibrary, libraryIndex } from '../../apps/server/src/features/assistant/library.ts';

const [index, every, ...files] = process.argv.slice(2);
if (!existsSync(index)) writeFileSync(index, libraryIndex());
const library = createLibrary(readFileSync(index, 'utf8'));

/** The fact's sentence in a language, by `<document>#<key>`. */
function factText(fact, language) {
  const [id, key] = fact.split('#');
  return library.find(id)?.facts?.find((known) => known.key === key)?.text[language];
}

const seen = new Set();
for (const file of files)
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const row = JSON.parse(line);
    const { question, previous, lang, scenario = question, facts = [] } = row;
    if (seen.has(`${scenario} ${lang}`)) continue;
    seen.add(`${scenario} ${lang}`);
    if (seen.size % Number(every) !== 0) continue;
    const { whole, parts } = understandAll(library, question, previous);
    const answers = parts.map((part) => composeFromLibrary(part));
    const joined = joinAnswers(answers);
    const told = joined.lines.slice(0, 2).map(({ text }) => text);
    process.stdout.write(
      `${JSON.stringify({
        outside: !(row.expect ? row.expect.length : row.answerable),
        answered: joined.sources.length > 0 || parts.some(({ tool }) => tool !== null),
        fact: facts.some((fact) => told.includes(factText(fact, whole.language))),
        reply: [...parts.map(({ tool }) => tool ?? ''), ...answers.map(writeReply)].join('\n'),
      })}\n`,
    );
  }
