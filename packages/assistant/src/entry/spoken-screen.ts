import data from '../../data/entry/screens.json' with { type: 'json' };
import type { CropNamed } from '../language/crop-names.ts';
import { entryWords, PAUSE } from './entry-words.ts';
import { type WordSearch, wordSearch } from './word-search.ts';

export type ScreenName = keyof typeof data | 'crops';

/** A screen that somebody asks for by voice. */
export interface AskedScreen {
  screen: ScreenName;
  /** Id of the crop that was named with it. */
  crop: string | null;
}

/** More words are a question or an entry, no name of a screen. */
const MOST_WORDS = 8;

let searches: readonly (readonly [ScreenName, WordSearch])[] | undefined;

/**
 * The screen that a few spoken words name, in the order of the list: "price of cotton" are prices, "my cow" is the herd;
 * a crop alone is its guide. Null when they name none.
 */
export function spokenScreen(text: string, cropNamed: CropNamed): AskedScreen | null {
  searches ??= Object.entries(data).map(
    ([screen, words]) => [screen as ScreenName, wordSearch(words)] as const,
  );
  const words = entryWords(text).filter((word) => word !== PAUSE);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const crop = words.map(cropNamed).find((id) => id !== null) ?? null;
  // A word as it is spelt outweighs one that only sounds alike.
  const found = searches.flatMap(([screen, search]) => {
    const place = search(words);
    return place ? [{ screen, exact: place.exact }] : [];
  });
  const best = found.find(({ exact }) => exact) ?? found[0];
  if (best) return { screen: best.screen, crop };
  return crop ? { screen: 'crops', crop } : null;
}
