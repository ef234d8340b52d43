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

/** What a crop is called in every language, by the id of its calendar; words parted by spaces. */
export const CROP_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  CROPS.filter(({ id, calendar }) => calendar === id).map(({ id }) => [
    id,
    allCropWords(id).join(' ').toLowerCase(),
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
