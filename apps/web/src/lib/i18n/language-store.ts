import {
  DEFAULT_LANGUAGE,
  directionOf,
  guessLanguage,
  isLanguage,
  type Language,
} from '@ankur/languages/languages';
import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';
import { readText, writeText } from '../storage/storage.ts';
import { loadCatalogue, loadedNamespaces } from './catalogue.ts';
import { loadFont } from './fonts.ts';

const KEY = 'language';
const signal = createSignal();
let current: Language | null = null;
let wanted: Language | null = null;

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
  writeText(KEY, language);
  applyLanguage();
  signal.emit();
}

export function useLanguage(): Language {
  return useSyncExternalStore(signal.subscribe, currentLanguage, () => DEFAULT_LANGUAGE);
}
