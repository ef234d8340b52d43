// Switches off each list and rule of the assistant in turn and prints what that changes on judged questions, by the product's own code:
//
//     node training/assistant/ablation.mjs training/assistant-eval/eighth-tune.jsonl [PART OF A NAME]
//
// What each signal is worth is printed by `train_ranking.py --ablation`, since the other signals have to be weighed anew.
import { spawnSync } from 'node:child_process';

const HOOK = new URL('without.mjs', import.meta.url).href;
const EVAL = new URL(
  '../../apps/server/src/features/assistant/scripts/eval-assistant.ts',
  import.meta.url,
).pathname;
const FIGURES = {
  answered: /answered with a source: ([\d.]+)/,
  refused: /correct refusals: ([\d.]+)/,
  'top-3': /top-3 retrieval recall: ([\d.]+)/,
  first: /right fact first: ([\d.]+)/,
};
const LISTS = [
  'assistant/data/asking-words.json',
  'assistant/data/live-tools.json',
  'assistant/data/name-endings.json',
  'assistant/data/small-talk.json',
  'assistant/data/small-words.json',
  'crops/data/ambiguous.json',
  'crops/data/words/romanised.json',
];
const SRC = 'packages/assistant/src';
/** By name: the file of a rule, what is written there, and what stands in its place when it is off. */
const RULES = {
  'document with the best fact first': [
    `${SRC}/retrieval/ranking.ts`,
    'const ranked = byBestFact(candidates)',
    'const ranked = candidates',
  ],
  'documents that hold more of the question': [
    `${SRC}/retrieval/ranking.ts`,
    'HOLDING_MORE = 1.75',
    'HOLDING_MORE = 1',
  ],
  'a half of a question chooses its fact': [
    `${SRC}/retrieval/fact-choice.ts`,
    '(halvesOf(question).find(([, second]) => isAsking(second)) ?? [])',
    '[]',
  ],
  'only guides of the crops named': [`${SRC}/finder.ts`, 'isItsCrop(id) && isOnIt', 'isOnIt'],
  'crops without advice': [
    `${SRC}/finder.ts`,
    'talk ? null : unadvisedCrop(asked, said, ranking, knowledge)',
    'null',
  ],
  'a stand-in for crops without advice': [
    `${SRC}/retrieval/unadvised-crop.ts`,
    '!elsewhere || isGrown(question, mention, encoder)',
    '!elsewhere',
  ],
  'subjects of notes': [`${SRC}/finder.ts`, ' && namesSubject(document, question)', ''],
  'help on the app': [`${SRC}/finder.ts`, 'talk ? undefined : helpFor(asked)', 'undefined'],
  'the encoder tells live tools': [`${SRC}/finder.ts`, 'SURELY_LIVE = 0.6', 'SURELY_LIVE = 2'],
  'no price where a document answers': [
    `${SRC}/finder.ts`,
    'SURELY_KNOWN = 0.8',
    'SURELY_KNOWN = 2',
  ],
  'questions that follow on others': [`${SRC}/finder.ts`, 'SHORT = 2', 'SHORT = -1'],
  'two questions in one message': [
    `${SRC}/two-topics.ts`,
    'MOST_WORDS_OF_TWO = 32',
    'MOST_WORDS_OF_TWO = 0',
  ],
  'animals though a crop is named': [
    `${SRC}/retrieval/ranking.ts`,
    'ON_ANIMALS = 0.55',
    'ON_ANIMALS = 2',
  ],
  'schemes though a crop is named': [
    `${SRC}/retrieval/ranking.ts`,
    'ON_SCHEMES = 0.5',
    'ON_SCHEMES = 2',
  ],
};

function measured(questions, without) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', HOOK, EVAL, questions],
    { env: { ...process.env, WITHOUT: JSON.stringify(without) }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return Object.values(FIGURES).map((figure) => Number(figure.exec(stdout)?.[1] ?? Number.NaN));
}

const print = (name, values) =>
  process.stdout.write(`${name.padEnd(46)}${values.map((value) => value.padStart(9)).join('')}\n`);
const [questions, part = ''] = process.argv.slice(2);
const whole = measured(questions, {});
print('', Object.keys(FIGURES));
print('all', whole.map(String));
const off = [
  ...LISTS.map((file) => [file, { file: `packages/${file}` }]),
  ...Object.entries(RULES).map(([name, [file, from, to]]) => [name, { file, from, to }]),
];
for (const [name, without] of off.filter(([own]) => own.includes(part)))
  print(
    name,
    measured(questions, without).map((value, at) => {
      const change = value - whole[at];
      return change ? `${change > 0 ? '+' : ''}${change.toFixed(1)}` : '0';
    }),
  );
