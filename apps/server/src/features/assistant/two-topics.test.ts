import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinAnswers, uncitedLines } from '@ankur/assistant/answer/answer';
import { understandAll } from '@ankur/assistant/two-topics';
import { beforeAll, expect, it } from 'vitest';
import { composeFromLibrary } from './answer/compose.ts';
import { createLibrary, type Library } from './library.ts';
import { spokenBefore } from './spoken-before.ts';

const QUESTIONS = join(import.meta.dirname, '../../../../../training/assistant-eval');
let library: Library;
beforeAll(() => {
  library = createLibrary();
});
const topicsOf = (question: string) =>
  understandAll(library, question).parts.map(({ tool, documents }) => tool ?? documents[0]?.id);

it.each([
  ['when to sow wheat and what is the price of onion', ['crop:wheat', 'prices']],
  ['गेहूं कब बोएं और प्याज का भाव क्या है', ['crop:wheat', 'prices']],
  ['गहू कधी पेरावा आणि कांद्याचा भाव काय आहे', ['crop:wheat', 'prices']],
  ['గోధుమ ఎప్పుడు విత్తాలి, ఉల్లి ధర ఎంత', ['crop:wheat', 'prices']],
  ['gehu ka bhav aur kal ka mausam batao', ['prices', 'weather']],
  ['how to make silage? also what is pm kisan', ['guidance:8', 'scheme:pm-kisan']],
  ['गाय को खुरपका हो गया और फसल बीमा कैसे करें', ['guidance:23', 'scheme:pmfby']],
  ['when to sow cotton and how to treat mastitis', ['crop:cotton', 'guidance:2']],
  ['tomato leaf curl and onion price', ['disease:tomato_tylcv', 'prices']],
  [
    'tomato leaves curling, and what is the seed rate of onion?',
    ['disease:tomato_tylcv', 'crop:onion'],
  ],
])('%s asks two things', (question, topics) => {
  expect(topicsOf(question)).toEqual(topics);
  expect(understandAll(library, question).left).toBeNull();
});

it('asks the price of the onion alone when the wheat is to be sown', () => {
  const { parts } = understandAll(library, 'when to sow wheat and what is the price of onion');
  expect(parts[1]?.crops).toEqual(['Onion']);
});

it.each([
  ['गेहूं कब बोएं और ट्रैक्टर कौन सा लें', 'crop:wheat', 'ट्रैक्टर कौन सा लें'],
  ['गहू कधी पेरावा आणि ट्रॅक्टर कोणता घ्यावा', 'crop:wheat', 'ट्रॅक्टर कोणता घ्यावा'],
  ['what is kcc loan and who won the match', 'scheme:kcc-miss', 'who won the match'],
  ['how to deworm calves and how to grow saffron', 'guidance:30', 'how to grow saffron'],
])('%s: says which part was left', (question, topic, left) => {
  expect(topicsOf(question)).toEqual([topic]);
  expect(understandAll(library, question).left).toBe(left);
});

it.each([
  'how to feed and water calves',
  'gaay aur bhains ko kitna pani chahiye',
  'gehu kab boye aur kitna pani de',
  'tomato leaves are yellow and curling, what to do',
  'what is pm kisan and how to apply',
  'मुरघास कसा बनवायचा आणि किती दिवस ठेवायचा',
  'onion and tomato price',
  'my cow is shivering and does not eat',
])('%s asks one thing', (question) => {
  const asked = understandAll(library, question);
  expect(asked.parts).toHaveLength(1);
  expect(asked.left).toBeNull();
});

it('takes next to none of the kept questions for two', () => {
  const files = ['held-out', 'second-held', 'third-held', 'tune', 'second-tune', 'third-tune'];
  const questions = files.flatMap((file) =>
    readFileSync(join(QUESTIONS, `${file}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { question: string }).question),
  );
  const apart = questions.filter((question) => {
    const { parts, left } = understandAll(library, question);
    return parts.length > 1 || left !== null;
  });
  expect(questions.length).toBeGreaterThan(1000);
  expect(apart.length).toBeLessThan(5);
});

it('numbers the sources of both answers on', () => {
  const { parts } = understandAll(library, 'how to make silage? also what is pm kisan');
  const answer = joinAnswers(
    parts.map((part) => composeFromLibrary({ ...part, documents: part.documents.slice(0, 1) })),
  );
  expect(answer.sources.map(({ id }) => id)).toEqual(['guidance:8', 'scheme:pm-kisan']);
  expect(new Set(answer.lines.map(({ source }) => source))).toEqual(new Set([1, 2]));
  expect(uncitedLines(answer)).toEqual([]);
});

const afterwards = (...questions: string[]) => {
  const [asked = '', ...earlier] = [...questions].reverse();
  return library.understand(asked, spokenBefore(earlier));
};

it('goes on with what was spoken of', () => {
  expect(afterwards('how to treat mastitis', 'aur dose?').documents[0]?.id).toBe('guidance:2');
  expect(afterwards('pm kisan', 'documents?').documents[0]?.id).toBe('scheme:pm-kisan');
  expect(afterwards('मुरघास कसा बनवायचा', 'धन्यवाद', 'किती दिवस?').documents[0]?.id).toBe(
    'guidance:8',
  );
  expect(afterwards('गेहूं कब बोएं', 'और दाम?')).toMatchObject({ tool: 'prices', crops: ['Wheat'] });
  expect(afterwards('kal barish hogi kya', 'aur parso?').tool).toBe('weather');
  expect(afterwards('మొక్కజొన్న ఎప్పుడు వేయాలి', 'ఎన్ని నీళ్లు', 'ధర?').crops).toEqual(['Maize']);
});

it('asks the same of another crop or place', () => {
  const tomato = afterwards('price of onion in Lasalgaon', 'and tomato?');
  expect(tomato).toMatchObject({ tool: 'prices', crops: ['Tomato'] });
  expect(tomato.place?.name).toBe('Lasalgaon');
  const pune = afterwards('Nashik weather', 'and Pune?');
  expect(pune).toMatchObject({ tool: 'weather', place: { name: 'Pune' } });
  const price = afterwards('wheat price today', 'and in Pune?');
  expect(price).toMatchObject({ tool: 'prices', crops: ['Wheat'], place: { name: 'Pune' } });
});
