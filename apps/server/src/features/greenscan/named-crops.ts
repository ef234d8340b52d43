import { commoditiesIn } from '@ankur/content/commodities';
import { cropsBy } from '@ankur/crops/register';
import { cropNames, LEAF_CROPS } from '@ankur/leaf-doctor/library/crop-names';
import { CROP_WORDS } from '../../library/crop-words.ts';
import words from './named-crops.json' with { type: 'json' };

/** Further commodities that the classifier's "Bean" may be. */
const OTHER_BEANS = ['Beans', 'Green Avare(W)', 'Cluster beans'];

const calendarOf = (crop: string) => cropsBy('leaf', crop)[0]?.calendar ?? crop.toLowerCase();

/** Commodities of a crop of the leaf classifier. */
function marketOf(crop: string): readonly string[] {
  const listed = cropsBy('leaf', crop).flatMap(({ market }) => market ?? []);
  return crop === 'Bean' ? OTHER_BEANS : listed;
}

/** Irregular Marathi and Hindi inflections; a false match only makes the check stricter. */
const BENT: Readonly<Record<string, readonly string[]>> = words.bent;

/**
 * Ambiguous crop names and parts of names: alone they name no crop
 * ("500 gram", "for us", the Marathi ginger that also means "has come").
 */
const UNSURE = new Set(words.unsure);

const tidy = (text: string) => text.normalize('NFC').toLowerCase();
const wordsOf = (text: string) =>
  tidy(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
/** "potatoes", "chillies" and "onions" as the lists write them. */
const singular = (word: string) => word.replace(/^([a-z]+?)(?:(?<=[io])es|s)$/, '$1');
const sureWordsOf = (text: string) =>
  wordsOf(text)
    .map(singular)
    .filter((word) => !UNSURE.has(word));

/** Every crop's names with its calendar id. */
const CALENDARS: readonly (readonly [name: string, id: string])[] = Object.entries(
  CROP_WORDS,
).flatMap(([id, words]) => sureWordsOf(words).map((name) => [name, id] as const));

/** Shorter stems are prefixes of too many other words. */
const STEM_MIN = 4;

/** The calendar ids that a word names; words in Indian scripts may have an ending. */
function calendarsOf(word: string): string[] {
  const bent = !/^[a-z]/.test(word);
  return CALENDARS.filter(
    ([name]) => word === name || (bent && name.length >= STEM_MIN && word.startsWith(name)),
  ).map(([, id]) => id);
}

/** Every crop that a text names by a sure word, by calendar id or market name. */
function cropsNamed(text: string): string[] {
  const sure = sureWordsOf(text);
  return [...commoditiesIn(sure.join(' ')).map((one) => one.name), ...sure.flatMap(calendarsOf)];
}

/** Whether a text names one of the classifier's crops, be it within a longer word. */
function names(text: string, crop: string): boolean {
  const said = tidy(text);
  const saidWords = wordsOf(text);
  const own = Object.values(cropNames(crop) ?? {});
  const calendar = calendarOf(crop);
  const called = [crop, ...own.flatMap((name) => name.split(/[/()]/)), ...(BENT[crop] ?? [])]
    .map((name) => tidy(name).trim())
    .concat(CALENDARS.filter(([, id]) => id === calendar).map(([name]) => name))
    .filter(Boolean);
  if (called.some((name) => (name.length > 2 ? said.includes(name) : saidWords.includes(name))))
    return true;
  const meant = [calendar, ...marketOf(crop)];
  return cropsNamed(text).some((name) => meant.includes(name));
}

/** Whether a text names any crop of the register or of the classifier. */
export function namesCrop(text: string): boolean {
  return cropsNamed(text).length > 0 || LEAF_CROPS.some((crop) => names(text, crop));
}

/**
 * Whether a harvest task is about a crop: it names it, or it names no crop at all (then nobody can
 * tell, and safety wins). Only a sure word names another crop.
 */
export function concernsCrop(task: { task_name: string; crop?: string | null }, crop: string) {
  const said = `${task.task_name} ${task.crop ?? ''}`;
  return names(said, crop) || cropsNamed(said).length === 0;
}
