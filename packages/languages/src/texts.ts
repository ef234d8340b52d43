import { type ByLanguage, fallbacksOf, isLanguage, type Language } from './languages.ts';

/** Texts as a file has them: strings under keys, in groups and lists. */
export type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMissing = (value: unknown): boolean => value === undefined || value === '';

/** Every text of `texts`, and those of `standIn` under the keys that it lacks or leaves empty; lists are taken whole. */
export function withFallback(texts: Tree, standIn: Tree): Tree {
  const merged: Record<string, unknown> = { ...standIn };
  for (const [key, value] of Object.entries(texts)) {
    const other = standIn[key];
    if (isTree(value) && isTree(other)) merged[key] = withFallback(value, other);
    else if (!isMissing(value)) merged[key] = value;
  }
  return merged;
}

/** The texts of a language completed by those of its fallbacks; `find` gives null for a language without such a file. */
export function completeTexts(language: Language, find: (code: Language) => Tree | null): Tree {
  return fallbacksOf(language)
    .map(find)
    .reduceRight<Tree>((standIn, texts) => (texts ? withFallback(texts, standIn) : standIn), {});
}

/** The texts of each language that has any, completed by those of its fallbacks. */
export function completeWritten<T extends object>(texts: ByLanguage<T>): ByLanguage<T> {
  const made = Object.keys(texts).map((code) => [
    code,
    completeTexts(code, (one) => (texts[one] as Tree | undefined) ?? null),
  ]);
  return Object.fromEntries(made) as ByLanguage<T>;
}

/** How many texts there are below a value, and how many of them another value has too. */
export function countTexts(reference: unknown, other: unknown): { all: number; had: number } {
  if (typeof reference === 'string')
    return { all: 1, had: typeof other === 'string' && other.trim() !== '' ? 1 : 0 };
  if (typeof reference !== 'object' || reference === null) return { all: 0, had: 0 };
  const inside = typeof other === 'object' && other !== null ? other : {};
  const counts = Object.entries(reference).map(([key, value]) =>
    countTexts(value, Reflect.get(inside, key)),
  );
  return counts.reduce((sum, { all, had }) => ({ all: sum.all + all, had: sum.had + had }), {
    all: 0,
    had: 0,
  });
}

/** Files called `<language>.json`, as a bundler collects them by path: their values by language of the register. */
export function textsOfFiles<T>(files: Readonly<Record<string, T>>): ByLanguage<T> {
  const named = Object.entries(files).map(
    ([path, value]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), value] as const,
  );
  return Object.fromEntries(named.filter(([code]) => isLanguage(code))) as ByLanguage<T>;
}
