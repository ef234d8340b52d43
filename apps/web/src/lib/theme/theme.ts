import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';
import { applyTheme, chosenTheme, rememberTheme, type Theme } from './theme-choice.ts';

const signal = createSignal();

export function setTheme(theme: Theme): void {
  rememberTheme(theme);
  applyTheme();
  signal.emit();
}

export function useTheme(): Theme {
  return useSyncExternalStore(signal.subscribe, chosenTheme, () => 'system');
}
