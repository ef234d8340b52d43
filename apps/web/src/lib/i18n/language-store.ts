import { directionOf, type Language } from '@ankur/languages/languages';
import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';
import { loadCatalogue, loadedNamespaces } from './catalogue.ts';
import { loadFont } from './fonts.ts';
import { preferredLanguage, rememberLanguage } from './language-choice.ts';

const signal = createSignal();
let current: Language | null = null;
let wanted: Language | null = null;

/** The current language: the stored choice, else by the browser, else English. */
export function currentLanguage(): Language {
  current ??= preferredLanguage();
  return current;
}

/** Sets `<html lang dir>` and loads the script's font; called once at start. */
export function applyLanguage(): void {
  const { documentElement } = document;
  documentElement.lang = currentLanguage();
  documentElement.dir = directionOf(currentLanguage());
  loadFont(currentLanguage()).catch(() => undefined);
}

/**
 * Changes and stores the language after loading the texts on the screen. Rejects without a change
 * when texts cannot be loaded; of concurrent calls the last counts.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  // Without the font the text is still readable.
  const font = loadFont(language).catch(() => undefined);
  await Promise.all([
    font,
    ...loadedNamespaces().map((namespace) => loadCatalogue(language, namespace)),
  ]);
  if (wanted !== language) return;
  current = language;
  rememberLanguage(language);
  applyLanguage();
  signal.emit();
}

export const subscribeToLanguage = signal.subscribe;

/** The language of a server-side render. */
export function presetLanguage(language: Language): void {
  current = language;
}

export function useLanguage(): Language {
  // A prerendered page is hydrated only in its own language.
  return useSyncExternalStore(signal.subscribe, currentLanguage, currentLanguage);
}
