import { LANGUAGE_CODES } from '@ankur/languages/languages';
import { TEXTS } from '#crop-names';
import type { Text } from './text.ts';

/** The crops of the classifier's labels. */
export const LEAF_CROPS: readonly string[] = Object.keys(TEXTS.en);

/** Names of a crop by language; null for a crop without labels. */
export function cropNames(crop: string): Text | null {
  const english = TEXTS.en[crop];
  if (english === undefined) return null;
  const named = LANGUAGE_CODES.map((code) => [code, TEXTS[code]?.[crop]] as const);
  const written = named.filter((pair) => pair[1] !== undefined);
  return { ...Object.fromEntries(written), en: english };
}
