import { figuresLocaleOf, type Language, textIn } from '@ankur/languages/languages';
import { assistantTexts, PHRASE_NAMES, type PhraseName } from './assistant-texts.ts';

export const isPhrase = (name: string): name is PhraseName =>
  PHRASE_NAMES.some((known) => known === name);

/** A sentence of the assistant in a language, its `{name}` places filled. */
export function phrase(
  name: PhraseName,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return textIn(assistantTexts(), language).phrases[name].replace(/\{(\w+)\}/g, (_, key: string) =>
    String(values[key] ?? ''),
  );
}

/** A kind of sky that a forecast names (`Clear`, `Fog` …), in words; null for one that has none. */
export const skyText = (condition: string, language: Language): string | null =>
  textIn(assistantTexts(), language).sky[condition] ?? null;

/** A day as a person says it: Saturday, 21 November. Digits stay Latin in every language. */
export function dayText(date: string, language: Language): string {
  return new Intl.DateTimeFormat(figuresLocaleOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** Rupees with their sign in Indian grouping, whole unless there are paise: -₹93,999.50 */
export function rupees(amount: number): string {
  const digits = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `${amount < 0 ? '-' : ''}₹${digits.format(Math.abs(amount))}`;
}
