import { figuresLocaleOf, type Language, languageEntry } from '@ankur/languages/languages';
import { withBetterWords } from './better-words.ts';
import type { Catalogue } from './locale-files.ts';

const asked = new Map<Language, Promise<void>>();

async function load(language: Language): Promise<void> {
  if (languageEntry(language).script === 'Latn') return;
  const month = new Intl.DateTimeFormat(figuresLocaleOf(language), { month: 'long' }).format(0);
  // A browser that lacks the language writes "January" or "M01".
  if (/[A-Za-z]/.test(month)) await (await import('./own-dates.ts')).provideOwnDates(language);
}

/** Fetches the names of months and days where the browser lacks them; without them dates are written in English. */
function loadDateNames(language: Language): Promise<void> {
  const loading =
    asked.get(language) ??
    load(language).catch(() => {
      asked.delete(language);
    });
  asked.set(language, loading);
  return loading;
}

/** Texts of a locale file as they are shown: with accepted wordings, once the language's dates can be written. */
export async function preparedTexts(language: Language, texts: Catalogue): Promise<Catalogue> {
  await loadDateNames(language);
  return withBetterWords(language, texts);
}
