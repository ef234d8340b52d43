import endings from '../../data/case-endings.json' with { type: 'json' };

/** Case endings that Marathi and Telugu write onto the word, and plural endings of Hindi, in Latin letters; the longest first. */
const ENDINGS: readonly string[] = [...new Set(Object.values(endings).flat())].sort(
  (a, b) => b.length - a.length,
);
const SHORTEST_STEM = 3;

/** The word without its case ending; null when it has none or too little would be left. */
export function withoutEnding(roman: string): string | null {
  for (const ending of ENDINGS) {
    if (roman.endsWith(ending) && roman.length - ending.length >= SHORTEST_STEM) {
      return roman.slice(0, -ending.length);
    }
  }
  return null;
}

/** English word without plural and verb endings. */
export function englishStem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ing|ed|es|s|ly|er)$/, (ending, _kind, at: number) => (at >= 3 ? '' : ending))
    .replace(/(.)\1$/, '$1')
    .replace(/e$/, '');
}
