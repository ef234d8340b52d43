/** Languages the library is written in. */
export const LIBRARY_LANGUAGES = ['en', 'hi', 'mr', 'te'] as const;
export type LibraryLanguage = (typeof LIBRARY_LANGUAGES)[number];

/** One sentence in each language. */
export type Text = Readonly<Record<LibraryLanguage, string>>;

/** Shorthand for data files: English, Hindi, Marathi, Telugu. */
export function text(en: string, hi: string, mr: string, te: string): Text {
  return { en, hi, mr, te };
}
