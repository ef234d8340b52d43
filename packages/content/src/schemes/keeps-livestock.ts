import none from '../../words/no-livestock.json' with { type: 'json' };

/** What farmers write into a free field to say that they keep no animals; the four languages and Latin letters. */
const NONE = new Set(none);

/**
 * Whether a profile's words on livestock name animals: false for "none" in any of the four languages, null when
 * nothing was said.
 */
export function keepsLivestock(words: string | null): boolean | null {
  if (words === null) return null;
  const said = words
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  // A dash or a dot is how a field is left empty on paper.
  if (said === '') return words.trim() === '' ? null : false;
  return !NONE.has(said);
}
