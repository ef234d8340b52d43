import none from '../../words/no-livestock.json' with { type: 'json' };

/** Words for "no animals" in a free-text field, in four languages and Latin letters. */
const NONE = new Set(none);

/**
 * Whether the livestock field of a profile names animals: false for "none" in any of the four languages, null when
 * empty.
 */
export function keepsLivestock(words: string | null): boolean | null {
  if (words === null) return null;
  const said = words
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  // A dash or a dot means empty.
  if (said === '') return words.trim() === '' ? null : false;
  return !NONE.has(said);
}
