import type { CropEntry, CropRegister } from '@ankur/assistant/language/crop-mentions';
import { type Crop, isAdvised } from '@ankur/crops/crop';
import { CROPS } from '@ankur/crops/register';
import {
  allCropWords,
  cropName,
  DESCRIBING_NAMES,
  EVERYDAY_NAMES,
  GROWING_WORDS,
  LEAF_WORDS,
  LINKING_WORDS,
  NAME_PARTS,
} from '@ankur/crops/words';
import { LANGUAGE_CODES } from '@ankur/languages/languages';

/** A name of several words is known as a whole alone (`CROP_REGISTER`): the "water" of "water melon" names no crop. */
const isKnownByWord = (name: string) => !/\s/.test(name) && !NAME_PARTS.includes(name);

/** What a crop is called in every language, by the id of its calendar; words parted by spaces. */
export const CROP_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  CROPS.filter(({ id, calendar }) => calendar === id).map(({ id }) => [
    id,
    allCropWords(id).filter(isKnownByWord).join(' ').toLowerCase(),
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
  leaves: LEAF_WORDS,
  describing: DESCRIBING_NAMES,
};
