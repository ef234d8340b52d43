import { createCropMentions } from '@ankur/assistant/language/crop-mentions';
import { createCropNames } from '@ankur/assistant/language/crop-names';
import { CROP_REGISTER, CROP_WORDS } from '../../../library/crop-words.ts';

/** The calendar id of the crop that a word names under any spelling or case ending; null when it names none. */
export const cropNamed = createCropNames(CROP_WORDS);

/** The crops of the register that a text names, with advice here or without. */
export const cropMentions = createCropMentions(CROP_REGISTER);
