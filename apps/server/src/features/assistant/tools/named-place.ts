import { searchPlaces } from '@ankur/content/place-search';
import { romanise, soundKey } from '@ankur/contracts/assistant/language/sound-key';
import { withoutEnding } from '@ankur/contracts/assistant/language/word-endings';

export interface NamedPlace {
  name: string;
  lat: number;
  lon: number;
}

/** Words of every day that are also the names of towns: market, harvest, straight, root, shade, is, city … */
const EVERYDAY = new Set(
  'मंडी कटनी सीधी मूल सावली नगर बस्ती धार पाली सागर वाई पेन बीना मोठ डग ताल समाना पट्टी बंगा ఉండి నగరం'.split(
    ' ',
  ),
);

const sound = (word: string) => soundKey(romanise(word));

/** The place a word names, also with a case ending (`नाशिकमध्ये`); null when it names none. */
export function namedPlace(word: string): NamedPlace | null {
  if (EVERYDAY.has(word)) return null;
  for (const name of [word, withoutEnding(romanise(word)) ?? '']) {
    const found = name.length >= 3 ? searchPlaces(name, 1)[0] : undefined;
    // Names in Indian scripts are only found when they are known letter by letter.
    if (found && (!/^[a-z]+$/i.test(name) || sound(found.name) === sound(name))) {
      return { name: found.name, lat: found.lat, lon: found.lon };
    }
  }
  return null;
}
