import type { CalendarEntry } from '@ankur/agronomy/crop-calendar/calendar-entry';
import type { ByLanguage } from '@ankur/languages/languages';
import { readCompleteTexts } from '@ankur/languages/read-texts';

/** Names of the assistant's own sentences, as `packages/content/assistant` has them. */
export const PHRASE_NAMES = [
  'unknown',
  'busy',
  'tooMany',
  'signIn',
  'noPlace',
  'weatherNow',
  'weatherDay',
  'chance',
  'weatherCold',
  'weatherFrost',
  'weatherHeat',
  'weatherHumidity',
  'weatherWind',
  'weatherSky',
  'weatherFog',
  'weatherThunder',
  'weatherNoThunder',
  'weatherStorm',
  'weatherSeason',
  'normalsOnly',
  'weatherDown',
  'price',
  'sample',
  'msp',
  'noPrice',
  'whichCrop',
  'noTasks',
  'task',
  'finance',
  'financeMonths',
  'irrigation',
  'irrigationOne',
  'ownWaterToday',
  'ownWaterBy',
  'ownWaterWait',
  'ownWaterNone',
  'ownWaterDry',
  'eligibleYes',
  'eligibleNo',
  'eligibleAsk',
  'answeredBy',
  'anExpert',
  'expertSources',
  'answerInEnglish',
  'answerInHindi',
  'answerInMarathi',
  'answerInTelugu',
  'schemeAsOf',
  'weatherTitle',
  'pricesTitle',
  'tasksTitle',
  'financeTitle',
] as const;

export type PhraseName = (typeof PHRASE_NAMES)[number];

/** What the assistant says itself, in one language; `{name}` places are filled in. */
export type AssistantTexts = {
  readonly phrases: Readonly<Record<PhraseName, string>>;
  /** Words of the weather's conditions, as the weather page has them. */
  readonly sky: Readonly<Record<string, string>>;
  readonly seasons: Readonly<Record<CalendarEntry['season'], string>>;
  readonly calendar: Readonly<Record<'sow' | 'water' | 'perennial', string>>;
};

let read: ByLanguage<AssistantTexts> | undefined;

/** The texts of `packages/content/assistant`, read from disk once. */
export function assistantTexts(): ByLanguage<AssistantTexts> {
  read ??= readCompleteTexts<AssistantTexts>('packages', 'content', 'assistant');
  return read;
}
