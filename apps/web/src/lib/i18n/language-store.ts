import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';
import { readText, writeText } from '../storage/storage.ts';
import { loadCatalogue, loadedNamespaces } from './catalogue.ts';
import { loadFont } from './fonts.ts';
import { guessLanguage, isLanguage, type Language } from './languages.ts';

const KEY = 'language';
const signal = createSignal();
let current: Language | null = null;

function initial(): Language {
  const kept = readText(KEY);
  if (isLanguage(kept)) return kept;
  return guessLanguage(typeof navigator === 'undefined' ? [] : navigator.languages);
}

/** The language now on the screen: chosen before, else guessed from the browser, else English. */
export function currentLanguage(): Language {
  current ??= initial();
  return current;
}

/** Puts `<html lang>` and the script's font in place; called once at start. */
export function applyLanguage(): void {
  document.documentElement.lang = currentLanguage();
  void loadFont(currentLanguage());
}

/** Changes and remembers the language; what is on the screen is fetched before it changes. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.allSettled([
    loadFont(language),
    ...loadedNamespaces().map((namespace) => loadCatalogue(language, namespace)),
  ]);
  current = language;
  writeText(KEY, language);
  applyLanguage();
  signal.emit();
}

export function useLanguage(): Language {
  return useSyncExternalStore(signal.subscribe, currentLanguage, () => 'en');
}
