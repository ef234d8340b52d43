import type { ByLanguage, Language } from '@ankur/languages/languages';
import { TEXTS } from '#texts';

/** One sentence in each language it is written in. */
export type Text = ByLanguage<string>;

function lookUp(texts: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (tree, key) => (typeof tree === 'object' && tree !== null ? Reflect.get(tree, key) : undefined),
    texts,
  );
}

/** A sentence of `library/<language>.json` by its path (`cultural.drain`). @throws when English lacks it. */
export function libraryText(path: string): Text {
  const keys = path.split('.');
  const text: Record<Language, string> = {};
  for (const [language, texts] of Object.entries(TEXTS)) {
    const sentence = lookUp(texts, keys);
    if (typeof sentence === 'string' && sentence !== '') text[language] = sentence;
  }
  if (text.en === undefined) throw new Error(`the library has no ${path}`);
  return text as Text;
}
