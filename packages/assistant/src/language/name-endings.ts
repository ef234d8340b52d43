import { lettersOf } from '@ankur/languages/letters';
import data from '../../data/name-endings.json' with { type: 'json' };

/** The shortest name that an ending is taken off for. */
const SHORTEST = 2;

const languages = Object.entries(data).map(([language, endings]) => ({
  letters: lettersOf(language),
  endings: endings.map((ending) => ending.normalize('NFC')),
}));

/**
 * What may be left of a word when an ending of case or number is taken off it, longest ending first; of the languages in
 * `name-endings.json`, whose words are found by their letters and not by their sounds. Of all others none.
 */
export function stemsOf(word: string): readonly string[] {
  const endings = languages.find(({ letters }) => letters.test(word))?.endings ?? [];
  return endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST)
    .sort((one, other) => other.length - one.length)
    .map((ending) => word.slice(0, -ending.length));
}
