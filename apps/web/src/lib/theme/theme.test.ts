import { expect, it } from 'vitest';
import { setTheme } from './theme.ts';
import { applyTheme } from './theme-choice.ts';

it('keeps the chosen look and leaves it to the device again', () => {
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
