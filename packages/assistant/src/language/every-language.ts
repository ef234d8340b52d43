/** Words or patterns by language, of all languages at once. */
export const ofEveryLanguage = (words: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.values(words).flat();
