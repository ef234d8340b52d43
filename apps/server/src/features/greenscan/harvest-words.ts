import patterns from './harvest-words.json' with { type: 'json' };

/** Joins patterns and matches composed and decomposed spellings alike. */
const words = (alternatives: readonly string[], flags = 'iu') =>
  new RegExp(alternatives.join('|').normalize('NFC'), flags);

/**
 * Words that mean bringing in a crop whatever stands beside them, in four languages and Latin letters: "vari kota" is a
 * rice harvest, "at Kota" a town.
 */
const HARVEST = words(patterns.harvest);

/** Ambiguous words for harvesting: they count beside a crop or its produce. */
const MAYBE_HARVEST = words(patterns.maybe_harvest);

const PRODUCE = words(patterns.produce);

/** Things other than crops that are cut, dug or pulled, with the verb. */
const OTHER_WORK = words(patterns.other_work, 'giu');

/**
 * Whether a task's name is about harvesting; `namesCrop` tells whether a text names a crop. A word that
 * means other work too counts when it stands alone, beside a crop or beside its produce.
 */
export function speaksOfHarvest(name: string, namesCrop: (text: string) => boolean): boolean {
  const said = name.normalize('NFC').trim();
  if (HARVEST.test(said)) return true;
  const rest = said.replace(OTHER_WORK, ' ');
  if (!MAYBE_HARVEST.test(rest)) return false;
  return !/\s/.test(said) || PRODUCE.test(rest) || namesCrop(rest);
}
