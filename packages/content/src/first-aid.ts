import { LANGUAGES } from '@ankur/languages/languages';
import type { ContentEntry } from './collection.ts';

/** Information that the operator of a helpline asks for. */
export const FIRST_AID_ASKS = [
  'place',
  'product-label',
  'time',
  'age',
  'amount',
  'snake-look',
  'breathing',
  'count',
] as const;
export type FirstAidAsk = (typeof FIRST_AID_ASKS)[number];

export interface FirstAidSource {
  name: string;
  title: string;
  url: string;
  year: number | string;
}

/** A first-aid card in one language: `meta.json` merged with the language's file. */
export interface FirstAidCard {
  subject: 'person' | 'animal';
  /** Numbers to dial, digits only, most urgent first. */
  call: readonly string[];
  asks: readonly FirstAidAsk[];
  sources: readonly FirstAidSource[];
  /** Whether a clinician has reviewed this card. */
  read_by_clinician: boolean;
  /** Month of the last change, `yyyy-mm`. */
  as_of: string;
  title: string;
  /** The first things to do, one action each. */
  first: readonly string[];
  then: readonly string[];
  never: readonly string[];
  /** What to tell the operator. */
  tell: readonly string[];
  /** Line above an ordinary answer when the emergency is only suspected. */
  maybe: string;
  /** `selfharm` only: what to do for somebody else. */
  other?: readonly string[];
}

/** The entry `health`: human illness without an emergency, on which no advice is given. */
export interface HealthWords {
  reply: string;
  /** One line above an ordinary answer. */
  maybe: string;
}

/** The cards of a language by emergency; `health` has words instead. */
export type FirstAidCards<Kind extends string> = Readonly<
  Partial<Record<Exclude<Kind, 'health'>, FirstAidCard>> & { health: HealthWords }
>;

const LISTS = ['first', 'then', 'never', 'tell', 'other'] as const;
const REQUIRED_LISTS = ['first', 'then', 'never', 'tell'] as const;
const LINES = ['title', 'maybe'] as const;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

function metaProblems(meta: Fields): string[] {
  const problems: string[] = [];
  const { subject, call, asks, sources, read_by_clinician, as_of } = meta;
  if (subject !== 'person' && subject !== 'animal') problems.push('subject');
  const dialled = isTexts(call) && call.every((number) => /^\d{3,11}$/.test(number));
  if (!dialled || call.length < 1 || call.length > 3) problems.push('call');
  const known: readonly unknown[] = FIRST_AID_ASKS;
  if (!Array.isArray(asks) || !asks.every((ask) => known.includes(ask))) problems.push('asks');
  const named =
    Array.isArray(sources) &&
    sources.length > 0 &&
    sources.map(fieldsOf).every(({ name, title, url }) => [name, title, url].every(isText));
  if (!named) problems.push('sources');
  if (typeof read_by_clinician !== 'boolean') problems.push('read_by_clinician');
  if (!isText(as_of) || !/^\d{4}-\d{2}$/.test(as_of)) problems.push('as_of');
  return problems.map((field) => `meta: ${field}`);
}

function textProblems(language: string, text: Fields): string[] {
  const lists = REQUIRED_LISTS.filter((field) => !isTexts(text[field]));
  const lines = LINES.filter((field) => !isText(text[field]));
  return [...lists, ...lines].map((field) => `${language}: ${field}`);
}

const sentencesOf = (text: Fields, field: string): readonly string[] => {
  const value = text[field];
  return isTexts(value) ? value : isText(value) ? [value] : [];
};
const figuresOf = (sentence: string): string => (sentence.match(/\d+/g) ?? []).sort().join(' ');
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;

/** The same number of sentences as in English, and the same figures in each. */
function differences(language: string, text: Fields, english: Fields): string[] {
  return [...LISTS, ...LINES].flatMap((field) => {
    const here = sentencesOf(text, field);
    const there = sentencesOf(english, field);
    if (here.length !== there.length)
      return [`${language}: ${field} has ${here.length} sentences, en has ${there.length}`];
    return here.flatMap((sentence, index) => {
      const same = figuresOf(sentence) === figuresOf(there[index] ?? '');
      return same && !OTHER_DIGIT.test(sentence)
        ? []
        : [`${language}: figures in ${field} ${index}`];
    });
  });
}

/** Problems of a card, one line each: missing or malformed fields, differing languages. */
export function firstAidProblems({ id, meta, texts }: ContentEntry): string[] {
  const english = fieldsOf(texts.en);
  const problems = LANGUAGES.flatMap(({ code: language, reviewed }) => {
    if (!texts[language]) return reviewed ? [`${language}: missing`] : [];
    const text = fieldsOf(texts[language]);
    return [...textProblems(language, text), ...differences(language, text, english)];
  });
  return [...metaProblems(fieldsOf(meta)), ...problems].map((problem) => `${id}: ${problem}`);
}
