import type { GuideEvent, GuideSection } from '@ankur/contracts/crops/endpoints';
import { GUIDE_EVENTS, GUIDE_SECTIONS } from '@ankur/contracts/crops/guide-terms';
import { LANGUAGE_CODES, LANGUAGES } from '@ankur/languages/languages';
import type { ContentEntry } from './collection.ts';

/** Topics of questions. */
export const FACT_ASKS = [
  'how-much',
  'when',
  'how-often',
  'how-long',
  'how-far',
  'which',
  'is-it-safe',
  'what-first',
  'how-to',
  'why',
  'signs',
  'what-is',
  'who-can',
  'how-apply',
  'documents',
  'cost',
  'prevent',
  'cure',
] as const;
export type FactAsk = (typeof FACT_ASKS)[number];

/** Kinds of documents that have facts; a folder of `packages/content/facts` each. */
export const FACT_KINDS = ['guidance', 'disease', 'scheme', 'crop', 'note'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A figure or a range of one; dates as `mm-dd` with the unit `date`. */
export interface FactValue {
  from: number | string;
  to: number | string;
  unit: string;
}

export interface FactSource {
  publisher: string;
  title: string;
  /** Two letters; null when it holds for India. */
  state: string | null;
  url: string | null;
}

export interface FactMeta {
  asks: readonly FactAsk[];
  /** All figures of the sentence. */
  values: Readonly<Record<string, FactValue>>;
  /** Conditions; valid everywhere and always when absent. */
  when?: { season?: string; states?: readonly string[]; stage?: string; irrigated?: boolean };
  section?: GuideSection;
  /** A job in the field and its days from sowing, planting or another event; negative is before. */
  work?: { from: GuideEvent; days: readonly [number, number] };
  sources: readonly string[];
}

/** `facts/<kind>/<id>/meta.json`. */
export interface FactsMeta {
  sources: Readonly<Record<string, FactSource>>;
  facts: Readonly<Record<string, FactMeta>>;
}

/** `facts/<kind>/<id>/<language>.json`: one sentence a fact, the same figures in every language. */
export interface FactsText {
  facts: Readonly<Record<string, string>>;
}

const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;
const figuresOf = (sentence: string) => (sentence.match(/\d+(?:[.,]\d+)*/g) ?? []).sort().join(' ');
const isOneOf = (list: readonly string[], value: unknown) => list.includes(value as string);

const isWork = ({ from, days }: NonNullable<FactMeta['work']>) =>
  isOneOf(GUIDE_EVENTS, from) && days[0] <= days[1];

function metaProblems(key: string, fact: FactMeta, sources: FactsMeta['sources']): string[] {
  const { asks, section, sources: named, work } = fact;
  return [
    ...(asks.length > 0 && asks.every((ask) => isOneOf(FACT_ASKS, ask)) ? [] : [`${key}: asks`]),
    ...(named.length > 0 && named.every((name) => sources[name]) ? [] : [`${key}: sources`]),
    ...(section === undefined || isOneOf(GUIDE_SECTIONS, section) ? [] : [`${key}: section`]),
    ...(work === undefined || isWork(work) ? [] : [`${key}: work`]),
  ];
}

/** Figures of the values that are missing in a sentence. */
function missingFigures(sentence: string, { values }: FactMeta): string[] {
  const said = sentence.replaceAll(',', '');
  return Object.values(values)
    .filter(({ unit }) => unit !== 'date')
    .flatMap(({ from, to }) => [from, to])
    .filter((value) => typeof value === 'number' && value > 10 && !said.includes(String(value)))
    .map(String);
}

/** Problems of a document's facts, one line each: unknown kinds, missing sentences, differing figures. */
export function factsProblems({ id, meta, texts }: ContentEntry): string[] {
  const { facts, sources } = meta as FactsMeta;
  const text = (language: string) => (texts[language] as FactsText | undefined)?.facts ?? {};
  const problems = Object.entries(facts).flatMap(([key, fact]) => {
    const english = text('en')[key] ?? '';
    const missing = LANGUAGES.filter(
      ({ code, reviewed }) => reviewed && !text(code)[key]?.trim(),
    ).map(({ code }) => code);
    const other = LANGUAGE_CODES.filter((language) => {
      const sentence = text(language)[key] ?? english;
      return figuresOf(sentence) !== figuresOf(english) || OTHER_DIGIT.test(sentence);
    });
    return [
      ...metaProblems(key, fact, sources),
      ...missing.map((language) => `${key}: ${language} missing`),
      ...other.map((language) => `${key}: figures in ${language}`),
      ...missingFigures(english, fact).map((value) => `${key}: ${value} is not said`),
    ];
  });
  const unknown = LANGUAGE_CODES.flatMap((language) =>
    Object.keys(text(language))
      .filter((key) => !facts[key])
      .map((key) => `${key}: only in ${language}`),
  );
  return [...problems, ...unknown].map((problem) => `${id}: ${problem}`);
}
