import { LANGUAGES, type Language, languageEntry } from './languages.ts';

const LETTERS = new Map(
  LANGUAGES.map(({ script }) => [script, new RegExp(`\\p{Script=${script}}`, 'u')]),
);

/**
 * The language of a text by its script; null for Latin or unknown scripts. Of several languages of a script
 * `preferred` is chosen, else the first of the register.
 */
export function languageOfLetters(text: string, preferred?: Language): Language | null {
  const written = LANGUAGES.filter(
    ({ script }) => script !== 'Latn' && LETTERS.get(script)?.test(text),
  );
  return (written.find(({ code }) => code === preferred) ?? written[0])?.code ?? null;
}

/** Letters of a language's script; for Latin ones too. */
export const lettersOf = (code: Language): RegExp =>
  LETTERS.get(languageEntry(code).script) ?? /\p{L}/u;
