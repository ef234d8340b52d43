import { readText, removeKey, writeText } from '../storage/storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';

/** The look chosen on this device; `system` without a choice. */
export function chosenTheme(): Theme {
  const value = readText(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function rememberTheme(theme: Theme): void {
  if (theme === 'system') removeKey(KEY);
  else writeText(KEY, theme);
}

/** Puts the chosen look on the page; without a choice the device decides. */
export function applyTheme(): void {
  const theme = chosenTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
