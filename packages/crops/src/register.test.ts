import { LANGUAGES } from '@ankur/languages/languages';
import { describe, expect, it } from 'vitest';
import { CROP_GROUPS, isAdvised } from './crop.ts';
import { CROPS, cropsBy, findCrop } from './register.ts';
import { allCropWords, cropName, cropWords, EVERYDAY_NAMES } from './words.ts';

const REVIEWED = LANGUAGES.filter(({ reviewed }) => reviewed).map(({ code }) => code);
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  en: /^[A-Za-z' -]+$/,
  hi: /^[\p{Script=Devanagari}\u200c -]+$/u,
  mr: /^(?:[\p{Script=Devanagari}\u200c -]|\u200d)+$/u,
  te: /^[\p{Script=Telugu}\u200c -]+$/u,
  romanised: /^[a-z -]+$/,
};

describe('the register of crops', () => {
  it('has at least 150 crops without advice', () => {
    expect(CROPS.filter((crop) => !isAdvised(crop)).length).toBeGreaterThanOrEqual(150);
    expect(findCrop('papaya')).toMatchObject({ group: 'fruit', suggestion: 'papaya' });
    expect(CROPS.filter(isAdvised).map(({ id }) => id)).not.toContain('papaya');
  });

  it('has ids and groups of the agreed form, each id once', () => {
    for (const { id, group } of CROPS) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(CROP_GROUPS, id).toContain(group);
    }
    expect(new Set(CROPS.map(({ id }) => id)).size).toBe(CROPS.length);
  });

  it.each([...REVIEWED, 'romanised'] as const)('is written in its own script: %s', (language) => {
    for (const { id } of CROPS) {
      const words = cropWords(id, language);
      if (language !== 'romanised') expect(words.length, id).toBeGreaterThan(0);
      for (const word of words) expect(word, id).toMatch(SCRIPTS[language] ?? /\p{L}/u);
    }
  });

  it('has no word for two crops in a language', () => {
    for (const language of [...REVIEWED, 'romanised'] as const) {
      const owners = new Map<string, string>();
      for (const { id } of CROPS) {
        for (const word of cropWords(id, language)) {
          const key = word.toLowerCase().normalize('NFC');
          expect(`${word}: ${owners.get(key) ?? id}`).toBe(`${word}: ${id}`);
          owners.set(key, id);
        }
      }
    }
  });

  it('has at least one unambiguous word for every crop', () => {
    const everyday = new Set(EVERYDAY_NAMES);
    for (const { id } of CROPS) {
      for (const language of REVIEWED) {
        const sure = cropWords(id, language).filter((word) => !everyday.has(word.toLowerCase()));
        expect(sure.length, `${id} in ${language}`).toBeGreaterThan(0);
      }
    }
  });

  it('finds the crops behind the key of another table', () => {
    expect(cropsBy('irrigation', 'Corn').map(({ id }) => id)).toEqual(['maize']);
    expect(cropsBy('leaf', 'Citrus').map(({ id }) => id)).toEqual(['orange', 'lemon']);
    expect(findCrop('triffid')).toBeNull();
    expect(cropName('triffid', 'en')).toBeNull();
    expect(allCropWords('rice')).toContain('chawal');
  });
});
