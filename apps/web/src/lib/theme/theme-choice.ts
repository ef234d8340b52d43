import { readText, removeKey, writeText } from '../storage/storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';

/** The theme chosen on this device; `system` without a choice. */
export function chosenTheme(): Theme {
  const value = readText(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function rememberTheme(theme: Theme): void {
  if (theme === 'system') removeKey(KEY);
  else writeText(KEY, theme);
}

/** Applies the chosen theme; without a choice the system's. */
export function applyTheme(): void {
  const theme = chosenTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
