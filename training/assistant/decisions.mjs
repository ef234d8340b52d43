// What the product makes of judged questions, with one switch off (`without.mjs`): {"outside", "answered", "fact", "reply"} of each.
import { readFileSync } from 'node:fs';
import { readsWords, switchedOff } from './without.mjs';

const ASSISTANT = '../../packages/assistant/src';
const SERVER = '../../apps/server/src/features/assistant';
const KEPT = new Map();

/** A function whose results are kept by its first argument. */
const kept = (make) => {
  const known = new Map();
  return (first, ...others) => {
    if (!known.has(first)) known.set(first, make(first, ...others));
    return known.get(first);
  };
};

/** One question of each scenario a language, of these one in `every`. */
export function readQuestions(files, every) {
  const rows = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  const first = new Map(rows.map((row) => [`${row.scenario ?? row.question} ${row.lang}`, row]));
  return [...first.values()].filter((_, at) => at % every === 0);
}

/** The rows of an index, made once for all switches that do not change how words are read; searches are kept. */
async function indexOf(documents, knowledge, without, indexSteps) {
  const known = readsWords(without) ? undefined : KEPT.get('index');
  if (known) return known;
  const steps = indexSteps(documents, knowledge);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const rows = step.value;
  rows.search = kept(rows.search.bind(rows));
  if (!readsWords(without)) KEPT.set('index', rows);
  return rows;
}

export async function decisions(questions, without) {
  const off = `?off=${switchedOff(without)}`;
  const load = (path) => import(`${path}${off}`);
  const [finder, library, twoTopics, answer, compose, documentsOf, crops, encoders] =
    await Promise.all([
      load(`${ASSISTANT}/finder.ts`),
      load(`${SERVER}/library.ts`),
      load(`${ASSISTANT}/two-topics.ts`),
      load(`${ASSISTANT}/answer/answer.ts`),
      load(`${SERVER}/answer/compose.ts`),
      load(`${SERVER}/knowledge/documents.ts`),
      load(`${SERVER}/knowledge/named-crop.ts`),
      load(`${SERVER}/understanding/question-encoder.ts`),
    ]);
  const documents = documentsOf.knownDocuments();
  const own = readsWords(without);
  const encoder = (own ? undefined : KEPT.get('encoder')) ?? encoders.questionEncoder();
  if (!own && !KEPT.has('encoder')) {
    encoder.encode = kept(encoder.encode);
    KEPT.set('encoder', encoder);
  }
  const knowledge = { encoder, cropNamed: crops.cropNamed, mentions: crops.cropMentions };
  const rows = await indexOf(documents, knowledge, without, finder.indexSteps);
  const known = library.libraryOn(documents, finder.createFinder(documents, knowledge, rows));
  const factText = (fact, language) => {
    const [id, key] = fact.split('#');
    return known.find(id)?.facts?.find((own) => own.key === key)?.text[language];
  };
  return questions.map((row) => {
    const { whole, parts } = twoTopics.understandAll(known, row.question, row.previous);
    const answers = parts.map((part) => compose.composeFromLibrary(part));
    const joined = answer.joinAnswers(answers);
    const told = joined.lines.slice(0, 2).map(({ text }) => text);
    return {
      outside: !(row.expect ? row.expect.length : row.answerable),
      answered: joined.sources.length > 0 || parts.some(({ tool }) => tool !== null),
      fact: (row.facts ?? []).some((fact) => told.includes(factText(fact, whole.language))),
      reply: [...parts.map(({ tool }) => tool ?? ''), ...answers.map(answer.writeReply)].join('\n'),
    };
  });
}
