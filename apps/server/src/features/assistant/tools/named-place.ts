import { romanise, soundKey } from '@ankur/assistant/language/sound-key';
import { withoutEnding } from '@ankur/assistant/language/word-endings';
import { placeCalled, searchPlaces } from '@ankur/content/place-search';
import everyday from '@ankur/content/words/everyday-place-names.json' with { type: 'json' };

export interface NamedPlace {
  name: string;
  state: string;
  district: string;
  lat: number;
  lon: number;
}

/** Words of every day that are also the names of towns: market, harvest, straight, cumin, iron, is, city … */
const EVERYDAY = new Set(Object.values(everyday).flat());

const sound = (word: string) => soundKey(romanise(word));

/** The place a word names, also with a case ending (`Nashikmadhye`); null when it names none. */
export function namedPlace(word: string): NamedPlace | null {
  if (EVERYDAY.has(word)) return null;
  for (const spelt of [word, withoutEnding(romanise(word)) ?? '']) {
    if (spelt.length < 3) continue;
    const latin = /^[a-z]+$/i.test(spelt);
    const found = latin ? searchPlaces(spelt, 1)[0] : placeCalled(spelt);
    // Names in Indian scripts are only found when they are known letter by letter.
    if (found && (!latin || sound(found.name) === sound(spelt))) {
      const { name, state, district, lat, lon } = found;
      return { name, state, district, lat, lon };
    }
  }
  return null;
}
