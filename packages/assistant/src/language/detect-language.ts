import { LANGUAGES, type Language, languageEntry, lettersOf } from '@ankur/languages/languages';
import model from '../../data/language-recognition.json' with { type: 'json' };
import { languageFeatures } from './language-features.ts';

/** A weight is a whole number of four bits, 0 to 14; this one says nothing. */
const NOTHING = 7;
const LATIN = 'Latn';
const OTHER_LETTERS = LANGUAGES.filter(({ script }) => script !== LATIN).map(
  ({ code }) => [lettersOf(code), code] as const,
);

/** Weights of each language for each bucket, as `training/train_language.py` writes them. */
function unpack(): Int8Array {
  const packed = atob(model.weights);
  const weights = new Int8Array(packed.length * 2);
  for (let at = 0; at < packed.length; at++) {
    const pair = packed.charCodeAt(at);
    weights[2 * at] = (pair & 15) - NOTHING;
    weights[2 * at + 1] = (pair >> 4) - NOTHING;
  }
  return weights;
}

let weights: Int8Array | undefined;

/** The likeliest of some languages by how words are spelt; the first one where nothing tells them apart. */
function likeliest(text: string, candidates: readonly Language[]): Language | undefined {
  weights ??= unpack();
  const sums = new Array<number>(model.languages.length).fill(0);
  for (const bucket of languageFeatures(text, model.buckets)) {
    for (let at = 0; at < sums.length; at++)
      sums[at] = (sums[at] ?? 0) + (weights[bucket * sums.length + at] ?? 0);
  }
  const scoreOf = (code: Language) => sums[model.languages.indexOf(code)] ?? 0;
  let best: Language | undefined;
  for (const code of candidates)
    if (best === undefined || scoreOf(code) > scoreOf(best)) best = code;
  return best;
}

/**
 * The language in which a question is asked: by its script, and by how its words are spelt where several languages share
 * the script, or all do: each is also written in Latin letters. English when nothing is known.
 */
export function detectLanguage(question: string): Language {
  const written = OTHER_LETTERS.find(([letters]) => letters.test(question))?.[1];
  const script = written && languageEntry(written).script;
  const open = LANGUAGES.filter((entry) => script === undefined || entry.script === script);
  const known = open.map(({ code }) => code).filter((code) => model.languages.includes(code));
  return likeliest(question, known) ?? written ?? 'en';
}
