import type { Application, Limit } from './chemicals.ts';
import { libraryText, type Text } from './text.ts';

/** Sentence patterns of a chemical line; words in braces are filled in. */
export const CHEMICAL_LINES: Record<Application, Text> = {
  spray: libraryText('chemical_lines.spray'),
  'seed-treatment': libraryText('chemical_lines.seed-treatment'),
  'sett-dip': libraryText('chemical_lines.sett-dip'),
};

/** Grams and millilitres. */
export const UNITS: Record<'g' | 'ml', Text> = {
  g: libraryText('units.g'),
  ml: libraryText('units.ml'),
};

/** What belongs to every chemical line, whatever the product. */
export const PROTECTION = libraryText('sentences.protection');

/** Waiting period, re-entry and the most uses of a season; the figures are our own, so it says so. */
export const WAITING = libraryText('sentences.waiting');

/** For seed treatments and dips, which are not sprayed on a crop that is picked. */
export const PLANTING_WAIT = libraryText('sentences.planting_wait');

/** When a product may be used at all, as far as the sky and the bees are concerned. */
export const WEATHER: Record<Application, Text> = {
  spray: libraryText('weather.spray'),
  'seed-treatment': libraryText('weather.seed-treatment'),
  'sett-dip': libraryText('weather.sett-dip'),
};

/** What the source itself says against a use. */
export const LIMITS: Record<Limit, Text> = {
  notInHeat: libraryText('limits.notInHeat'),
  weakEffect: libraryText('limits.weakEffect'),
  thripsOnly: libraryText('limits.thripsOnly'),
  mitesOnly: libraryText('limits.mitesOnly'),
  youngPlants: libraryText('limits.youngPlants'),
  withMineralOil: libraryText('limits.withMineralOil'),
  asMuchLime: libraryText('limits.asMuchLime'),
  notOnBasmati: libraryText('limits.notOnBasmati'),
};

/** Instead of chemical lines, where no source gives a dose that was checked. */
export const NO_CHECKED_DOSE = libraryText('sentences.no_checked_dose');

/** Instead of chemical lines, where the sources say that nothing helps. */
export const NO_CURE = libraryText('sentences.no_cure');

/** Whose word counts more than ours. */
export const LABEL_FIRST = libraryText('sentences.label_first');

/** For products whose ban has been discussed. */
export const CHECK_STATUS = libraryText('sentences.check_status');
