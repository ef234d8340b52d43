import type { CropEntry } from '@ankur/agronomy/crop-calendar/calendar-entry';
import {
  type ByLanguage,
  figuresLocaleOf,
  type Language,
  textIn,
} from '@ankur/languages/languages';
import { ownTexts } from '@ankur/languages/own-texts';
import { assistantTexts } from '../answer/assistant-texts.ts';

const fill = (pattern: string, values: Record<string, string | number>) =>
  pattern.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** `11-01` as a day of the year in words: 1 November. */
function dayInWords(monthDay: string, language: Language): string {
  const locale = figuresLocaleOf(language);
  const format =
    dayFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  dayFormats.set(locale, format);
  return format.format(new Date(`2025-${monthDay}T00:00:00Z`));
}

function passagesIn(crop: CropEntry, language: Language): string[] {
  const { calendar: words, seasons } = textIn(assistantTexts(), language);
  if (crop.perennial) return [words.perennial];
  const general = crop.calendars.filter((entry) => !entry.states);
  const shown = general.length > 0 ? general : crop.calendars.slice(0, 1);
  const sowing = shown.map((entry) =>
    fill(words.sow, {
      season: seasons[entry.season],
      from: dayInWords(entry.sowFrom, language),
      to: dayInWords(entry.sowTo, language),
      days: entry.lengths.reduce((sum, days) => sum + days, 0),
    }),
  );
  const [a = 0, b = 0, c = 0, d = 0] = shown[0]?.lengths ?? [];
  return [...sowing, fill(words.water, { a, b, c, d })];
}

/** When a crop is sown, how long it stands and when it needs water most; from its calendar (FAO-56, Indian windows). */
export const cropPassages = (crop: CropEntry): ByLanguage<string[]> =>
  ownTexts((language) => passagesIn(crop, language));
