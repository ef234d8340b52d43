import { directionOf, type Language } from '@ankur/languages/languages';
import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';
import { loadCatalogue, loadedNamespaces } from './catalogue.ts';
import { loadFont } from './fonts.ts';
import { preferredLanguage, rememberLanguage } from './language-choice.ts';

const signal = createSignal();
let current: Language | null = null;
let wanted: Language | null = null;

/** The language now on the screen: chosen before, else guessed from the browser, else English. */
export function currentLanguage(): Language {
  current ??= preferredLanguage();
  return current;
}

/** Puts `<html lang dir>` and the script's font in place; called once at start. */
export function applyLanguage(): void {
  const { documentElement } = document;
  documentElement.lang = currentLanguage();
  documentElement.dir = directionOf(currentLanguage());
  loadFont(currentLanguage()).catch(() => undefined);
}

/**
 * Changes and remembers the language; what is on the screen is fetched before it changes. Rejects, and changes nothing,
 * where the words cannot be fetched; of several wishes the last counts.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  // A script without its own font is still read.
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

/** The language while a page is rendered to a string, where nobody has chosen one. */
export function presetLanguage(language: Language): void {
  current = language;
}

export function useLanguage(): Language {
  // A prerendered page is taken over only when it is written in the current language.
  return useSyncExternalStore(signal.subscribe, currentLanguage, currentLanguage);
}
