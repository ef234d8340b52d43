import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const signal = createSignal();

function kept(): Theme {
  const value = readText(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Puts the chosen look on the page; without a choice the device decides. */
export function applyTheme(): void {
  const theme = kept();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') removeKey(KEY);
  else writeText(KEY, theme);
  applyTheme();
  signal.emit();
}

export function useTheme(): Theme {
  return useSyncExternalStore(signal.subscribe, kept, () => 'system');
}
