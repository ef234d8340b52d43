// Prints sentences in which nobody is in danger, one JSON object {"text", "language", "scenario"} a line: what the library says of
// crops, their diseases, schemes and the app, ordinary troubles of every crop in the register, the judged questions of the assistant
// that are on those or on what nothing here answers, and the questions that its encoder is trained on. Judged questions on people's
// everyday health have "label": "health".
import { globSync, readFileSync } from 'node:fs';
import { knownDocuments } from '../../apps/server/src/features/assistant/knowledge/documents.ts';

const KINDS = new Set(['disease', 'scheme', 'crop', 'help', 'note']);
/** Of articles, which tell of emergencies too, only the titles. */
const TITLES = 'guidance';
/** Articles on which a question may well tell of an animal in danger. */
const GRAVE = new Set(
  [6, 9, 13, 21, 22, 23, 24, 25, 26, 28, 32, 44, 48].map((number) => `guidance:${number}`),
);
/** On a grave article, questions of these kinds tell of no danger. */
const CALM = new Set(
  'how-much how-often how-long how-far which prevent cost who-can documents how-apply what-is'.split(
    ' ',
  ),
);
/** Of questions on nothing that is known, those that these words stand in may be on people's health. */
const ILLNESS =
  /fever|pain|tablet|medicine|hair|skin|sleep|health|doctor|bukhar|dard|dawa|neend|ताप|दर्द|बुखार|दवा|नींद|झोप|दुख|औषध|गोळी|केस|డోస్|జ్వరం|నొప్పి|మందు|నిద్ర|జుట్టు|మాత్ర|threaten|password|admin|డ్మిన్/i;

const print = (text, language, scenario, label = 'none') =>
  process.stdout.write(`${JSON.stringify({ text, language, scenario, label })}\n`);

for (const { id, kind, title, passages } of knownDocuments()) {
  if (kind === TITLES)
    for (const [language, text] of Object.entries(title)) print(text, language, id);
  if (!KINDS.has(kind)) continue;
  for (const [language, lines] of Object.entries(passages)) {
    if (title[language]) print(title[language], language, id);
    for (const line of lines) {
      const words = line.split(/\s+/);
      print(words.slice(0, 14).join(' '), language, id);
      if (words.length > 20) print(words.slice(-12).join(' '), language, id);
    }
  }
}
const phrases = JSON.parse(readFileSync(new URL('crop-phrases.json', import.meta.url), 'utf8'));
for (const [language, patterns] of Object.entries(phrases)) {
  const file = new URL(`../../packages/crops/data/names/${language}.json`, import.meta.url);
  Object.entries(JSON.parse(readFileSync(file, 'utf8'))).forEach(([id, name], at) => {
    for (const step of [0, 5])
      print(
        patterns[(at + step) % patterns.length].replace('{}', name),
        language,
        `crop-name/${id}`,
      );
  });
}
/** Judged sets that the assistant has learnt; the others measure it. */
const JUDGED = [
  ...['tune', 'second-tune', 'third-tune', 'fourth-held', 'fifth-tune', 'fifth-held', 'sixth-held'],
  ...['seventh-tune', 'seventh-held', 'eighth-tune', 'eighth-held', 'ninth-held', 'eleventh-held'],
  ...['twelfth-held', 'thirteenth-held', 'learn-mr-te', 'learn-te', 'fourteenth-tune'],
];
/** Subjects of questions outside in which an animal, or who is not told, may be in danger. */
const ANIMALS =
  /animal|fish|bee|dog|cat\b|horse|camel|pig|sheep|goat|rabbit|duck|quail|parrot|silkworm|prawn|donkey|cow|buffalo|dairy|poultry|look-alike|^outside$/;
/** Of questions on people's health, those that these words stand in may tell of somebody in danger. */
const DANGER =
  /snake|paamu|chavla|swallowed|spraying|chest|heart|विंचू|विष|छाती|दिल|dil |बोलता येईना|अर्धांगवायू|बुखार नहीं|ఛాతీ|గుండె|सूज/i;
/** The label of a judged question; undefined where somebody may be in danger. */
function labelOf({ question, expect, subject = '' }) {
  if (expect === undefined) return undefined;
  if (expect.length === 0 && /health/.test(subject))
    return DANGER.test(question) ? undefined : 'health';
  if (expect.some((id) => GRAVE.has(id))) return undefined;
  if (expect.length === 0 && (ILLNESS.test(question) || ANIMALS.test(subject))) return undefined;
  return 'none';
}
for (const name of JUDGED) {
  const file = new URL(`../assistant-eval/${name}.jsonl`, import.meta.url);
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { kind, subject = kind, ...row } = JSON.parse(line);
    const label = labelOf({ ...row, subject });
    if (label) print(row.question, row.lang, `question/${row.expect[0] ?? row.question}`, label);
  }
}

/** Kinds of question that each fact of a document answers, by its key. */
function asksOf(document) {
  const file = new URL(`../../packages/content/facts/${document}/meta.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).facts;
}
const folder = new URL('../questions/', import.meta.url);
for (const file of globSync('*/*.txt', { cwd: folder }).sort()) {
  const document = file.replace('.txt', '');
  const isOnTopic = document.startsWith('topic/');
  const facts = !isOnTopic && GRAVE.has(document.replace('/', ':')) ? asksOf(document) : undefined;
  let isCalm = facts === undefined;
  for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
    if (line.startsWith('# '))
      isCalm = !facts || facts[line.slice(2).trim()]?.asks.every((ask) => CALM.has(ask)) === true;
    else if (line.trim() && isCalm && !(isOnTopic && ILLNESS.test(line)))
      print(line.slice(4), line.slice(0, 2), `asked/${document}`);
  }
}
