// Switches off each list and rule of the assistant in turn and prints what that changes on judged questions, by the product's own code:
//
//     node training/assistant/ablation.mjs [--only PART OF A NAME] [--every N] training/assistant-eval/tenth-tune.jsonl ...
//
// Of each scenario and language one question is asked, of these one in N. The columns are questions that were right and are no
// longer, and that were wrong and are right now: answered, refused, with the right fact in two sentences; the last is how many replies
// change at all. One process; what a switch does not change (`without.mjs`) is computed once, so that a switch costs a second or two
// for 200 questions, ten where it changes how words are read.
// What each signal is worth is printed by `train_ranking.py --ablation`, since the other signals have to be weighed anew.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decisions, readQuestions } from './decisions.mjs';
import { readsWords } from './without.mjs';

const here = (file) => new URL(file, import.meta.url);
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, every: { type: 'string', default: '1' } },
});
/** Lists whose parts are switched off one by one. */
const LISTS = {
  'packages/assistant/data/asking-words.json': 'parts',
  'packages/assistant/data/live-tools.json': 'parts',
  'packages/assistant/data/small-talk.json': 'parts',
  'packages/crops/data/ambiguous.json': 'parts',
  'packages/assistant/data/small-words.json': 'whole',
  'packages/assistant/data/name-endings.json': 'whole',
  'packages/assistant/data/abbreviations.json': 'whole',
  'packages/crops/data/words/romanised.json': 'whole',
  'packages/content/words/everyday-place-names.json': 'whole',
};
/** By name: the file of a rule, what is written there, and what stands in its place when it is off. */
const RULES = JSON.parse(readFileSync(here('rules.json'), 'utf8'));
const questions = readQuestions(files, Number(values.every));

const CLASSES = {
  answered: ({ outside, answered }) => !outside && answered,
  refused: ({ outside, answered }) => outside && !answered,
  fact: ({ fact }) => fact,
};
const change = (whole, found, is) => {
  const lost = whole.filter((row, at) => is(row) && !is(found[at])).length;
  const won = whole.filter((row, at) => !is(row) && is(found[at])).length;
  return lost + won === 0 ? '0' : `-${lost} +${won}`;
};
const print = (name, cells) =>
  process.stdout.write(`${name.padEnd(46)}${cells.map((cell) => cell.padStart(10)).join('')}\n`);

const whole = await decisions(questions, { file: 'none' });
print('', [...Object.keys(CLASSES), 'replies']);
print('all', [
  ...Object.values(CLASSES).map((is) => `${whole.filter(is).length}`),
  `${whole.length}`,
]);
const lists = Object.entries(LISTS).flatMap(([file, how]) =>
  how === 'whole'
    ? [[file.replace(/.*\//, ''), { file }]]
    : Object.keys(JSON.parse(readFileSync(here(`../../${file}`), 'utf8'))).map((part) => [
        `${file.replace(/.*\//, '')} ${part}`,
        { file, part },
      ]),
);
const rules = RULES.map(({ name, ...rule }) => [name, rule]);
const off = [...lists, ...rules].filter(([name]) => name.includes(values.only));
// Those that cost most last.
const dear = ([, without]) => (readsWords(without) ? 1 : 0);
for (const [name, without] of off.sort((one, other) => dear(one) - dear(other))) {
  const found = await decisions(questions, without);
  print(name, [
    ...Object.values(CLASSES).map((is) => change(whole, found, is)),
    `${whole.filter(({ reply }, at) => reply !== found[at].reply).length}`,
  ]);
}
