import { LANGUAGE_CODES } from '@ankur/languages/languages';
import { TEXTS } from '#crop-names';
import type { Text } from './text.ts';

function namesOf(crop: string, english: string): Text {
  const named = LANGUAGE_CODES.map((code) => [code, TEXTS[code]?.[crop]] as const);
  const written = named.filter((pair) => pair[1] !== undefined);
  return { ...Object.fromEntries(written), en: english };
}

/** The crops the doctor knows, as farmers call them. */
export const CROP_NAMES: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries(TEXTS.en).map(([crop, english]) => [crop, namesOf(crop, english)]),
);

/** The crop's name in every language, null for a crop the doctor does not know. */
export function cropName(crop: string): Text | null {
  return CROP_NAMES[crop] ?? null;
}
