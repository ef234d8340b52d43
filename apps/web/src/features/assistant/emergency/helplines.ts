import type { Translate } from '../../../lib/i18n/translate.ts';

/** Numbers whose holder has a name in the texts; keys of `who` in the locale files. */
const NAMED = [
  '100',
  '101',
  '102',
  '108',
  '112',
  '181',
  '1033',
  '1091',
  '1098',
  '1962',
  '14416',
  '1800116117',
] as const;

/** Whom a number reaches, in the farmer's words; null for one we have no words for. */
export function whoAnswers(number: string, t: Translate<'emergency'>): string | null {
  const known = NAMED.find((named) => named === number);
  return known ? t(`who.${known}`) : null;
}
