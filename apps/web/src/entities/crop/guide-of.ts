import type { ListedGuide } from './crop-guides.api.ts';

/** A crop reference: the key in a table, or a farmer's word. */
export type CropKey = 'leaf' | 'irrigation' | 'suggestion' | 'market' | 'word';

const same = (a: string, b: string) =>
  a.trim().toLowerCase().normalize('NFC') === b.trim().toLowerCase().normalize('NFC');

function isNamed({ id, name, keys, words }: ListedGuide, by: CropKey, value: string): boolean {
  switch (by) {
    case 'suggestion':
      return [keys.suggestion, keys.range, id].includes(value);
    case 'market':
      return keys.market.includes(value);
    case 'word':
      return [id, name, ...words].some((word) => same(word, value));
    default:
      return keys[by] === value;
  }
}

/** The id of the guide of a crop reference; null without a guide. */
export const guideOf = (
  guides: readonly ListedGuide[],
  by: CropKey,
  value: string,
): string | null => guides.find((guide) => isNamed(guide, by, value))?.id ?? null;
