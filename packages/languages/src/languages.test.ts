import { describe, expect, it } from 'vitest';
import {
  fallbacksOf,
  guessLanguage,
  isLanguage,
  LANGUAGE_CODES,
  LANGUAGES,
  languageIn,
  localeOf,
  textIn,
} from './languages.ts';
import { languageOfLetters, lettersOf } from './letters.ts';

describe('languages', () => {
  it.each([
    [['hi-IN', 'en'], 'hi'],
    [['mr'], 'mr'],
    [['te-IN'], 'te'],
    [['en-US', 'hi'], 'en'],
    [['fr-FR', 'hi'], 'hi'],
    [['qab-IN', 'fr', 'TE-in', 'mr'], 'te'],
    [['fr', 'sa'], 'en'],
    [[], 'en'],
  ])('guesses %j as %s', (preferred, expected) => {
    expect(guessLanguage(preferred)).toBe(expected);
  });

  it('lists each language once, English first, each fallback being one of them', () => {
    expect(LANGUAGE_CODES[0]).toBe('en');
    expect(new Set(LANGUAGE_CODES).size).toBe(LANGUAGE_CODES.length);
    for (const { code, direction, fallback, own_name, script } of LANGUAGES) {
      expect(code).toMatch(/^[a-z]{2,3}$/);
      expect(['ltr', 'rtl']).toContain(direction);
      expect(() => new RegExp(`\\p{Script=${script}}`, 'u')).not.toThrow();
      expect(own_name).toMatch(lettersOf(code));
      expect(fallback === null || isLanguage(fallback)).toBe(true);
    }
  });

  it('falls back to the fallback language and then to English', () => {
    expect(fallbacksOf('mr')).toEqual(['mr', 'hi', 'en']);
    expect(fallbacksOf('te')).toEqual(['te', 'en']);
    expect(fallbacksOf('xx')).toEqual(['xx', 'en']);
    expect(textIn({ en: 'water', hi: 'पानी' }, 'mr')).toBe('पानी');
    expect(textIn({ en: 'water', hi: 'पानी' }, 'te')).toBe('water');
    expect(languageIn({ en: 'water', hi: 'पानी' }, 'mr')).toBe('hi');
  });

  it('detects a language by its script, preferring a given one', () => {
    expect(languageOfLetters('పాలు')).toBe('te');
    expect(languageOfLetters('पाणी', 'mr')).toBe('mr');
    expect(languageOfLetters('पानी', 'te')).toBe('hi');
    expect(languageOfLetters('milk')).toBeNull();
  });

  it('accepts its own codes only', () => {
    expect(isLanguage('te')).toBe(true);
    expect(isLanguage('sa')).toBe(false);
    expect(localeOf('mr')).toBe('mr-IN');
  });
});
