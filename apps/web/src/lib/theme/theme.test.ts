import { expect, it } from 'vitest';
import { setTheme } from './theme.ts';
import { applyTheme } from './theme-choice.ts';

it('stores the chosen theme and returns to the system’s', () => {
  setTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  setTheme('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
  localStorage.setItem('theme', 'purple');
  applyTheme();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
