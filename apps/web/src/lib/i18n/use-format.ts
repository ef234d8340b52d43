import { type Format, formatFor } from './format.ts';
import { useLanguage } from './language-store.ts';

/** Numbers, money, dates and ages in the language on the screen. */
export function useFormat(): Format {
  return formatFor(useLanguage());
}
