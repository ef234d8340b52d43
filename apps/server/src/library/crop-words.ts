import type { CropEntry, CropRegister } from '@ankur/assistant/language/crop-mentions';
import { type Crop, isAdvised } from '@ankur/crops/crop';
import { CROPS } from '@ankur/crops/register';
import {
  allCropWords,
  cropName,
  EVERYDAY_NAMES,
  GROWING_WORDS,
  LINKING_WORDS,
} from '@ankur/crops/words';
import { LANGUAGE_CODES } from '@ankur/languages/languages';

const LEARNED = /[a-z\u0900-\u097F\u0C00-\u0C7F]/i;

/**
 * Whether the words of a name may stand for it one by one. Of scripts that are read by their letters only a name of one
 * word is taken: "red" of "red potato" names no crop. The whole names are in `CROP_REGISTER`.
 */
const isKnownByWords = (name: string) => LEARNED.test(name) || !/\s/.test(name);

/** What a crop is called in every language, by the id of its calendar; words parted by spaces. */
export const CROP_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  CROPS.filter(({ id, calendar }) => calendar === id).map(({ id }) => [
    id,
    allCropWords(id).filter(isKnownByWords).join(' ').toLowerCase(),
  ]),
);

const toEntry = (crop: Crop): CropEntry => ({
  id: crop.id,
  advised: isAdvised(crop),
  ...(crop.seeAlso ? { seeAlso: crop.seeAlso } : {}),
  names: Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, cropName(crop.id, language) ?? crop.id]),
  ),
  words: allCropWords(crop.id),
});

/** Every crop of the register, as the assistant reads questions for them. */
export const CROP_REGISTER: CropRegister = {
  crops: CROPS.map(toEntry),
  everyday: EVERYDAY_NAMES,
  growing: GROWING_WORDS,
  links: LINKING_WORDS,
};
