import { LANGUAGES, type Language, languageEntry } from '@ankur/languages/languages';
import { lettersOf } from '@ankur/languages/letters';
import model from '../../data/language-recognition.json' with { type: 'json' };
import ownLetters from '../../data/own-letters.json' with { type: 'json' };
import { linearModel } from './hashed-weights.ts';
import { languageFeatures } from './language-features.ts';

const LATIN = 'Latn';
const OTHER_LETTERS = LANGUAGES.filter(({ script }) => script !== LATIN).map(
  ({ code }) => [lettersOf(code), code] as const,
);

const sumsOf = linearModel(model.weights, model.languages.length);

/** The likeliest of some languages by how words are spelt; the first one where nothing tells them apart. */
function likeliest(text: string, candidates: readonly Language[]): Language | undefined {
  const sums = sumsOf(languageFeatures(text, model.buckets));
  const scoreOf = (code: Language) => sums[model.languages.indexOf(code)] ?? 0;
  let best: Language | undefined;
  for (const code of candidates)
    if (best === undefined || scoreOf(code) > scoreOf(best)) best = code;
  return best;
}

const OWN_LETTERS: ReadonlyMap<string, Language> = new Map(
  Object.entries(ownLetters).flatMap(([code, letters]) =>
    [...letters].map((letter) => [letter, code] as const),
  ),
);

/** Of languages that share a script, the one whose own letters stand most often in a text; undefined without any. */
function byOwnLetters(text: string): Language | undefined {
  const counts = new Map<Language, number>();
  for (const letter of text) {
    const code = OWN_LETTERS.get(letter);
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * The language in which a question is asked: by its script, and by how its words are spelt where several languages share
 * the script, or all do: each is also written in Latin letters. Of those that the model has not learned, by letters that
 * one of them alone has, else `preferred` when it is one of them. English when nothing is known.
 */
export function detectLanguage(question: string, preferred?: Language): Language {
  const written = OTHER_LETTERS.find(([letters]) => letters.test(question))?.[1];
  const script = written && languageEntry(written).script;
  const open = LANGUAGES.filter((entry) => script === undefined || entry.script === script).map(
    ({ code }) => code,
  );
  const learned = likeliest(
    question,
    open.filter((code) => model.languages.includes(code)),
  );
  if (learned !== undefined || written === undefined) return learned ?? 'en';
  const own = byOwnLetters(question);
  return [own, preferred].find((code) => code !== undefined && open.includes(code)) ?? written;
}
