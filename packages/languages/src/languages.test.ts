import { describe, expect, it } from 'vitest';
import { guessLanguage, isLanguage, localeOf } from './languages.ts';

describe('languages', () => {
  it.each([
    [['hi-IN', 'en'], 'hi'],
    [['mr'], 'mr'],
    [['te-IN'], 'te'],
    [['en-US', 'hi'], 'en'],
    [['fr-FR', 'hi'], 'en'],
    [[], 'en'],
  ])('guesses %j as %s', (preferred, expected) => {
    expect(guessLanguage(preferred)).toBe(expected);
  });

  it('knows its own codes only', () => {
    expect(isLanguage('te')).toBe(true);
    expect(isLanguage('ta')).toBe(false);
    expect(localeOf('mr')).toBe('mr-IN');
  });
});
