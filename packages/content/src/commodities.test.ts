import { CROPS } from '@ankur/crops/register';
import { ownCropName } from '@ankur/crops/words';
import { readLanguageFiles } from '@ankur/languages/read-texts';
import { describe, expect, it } from 'vitest';
import {
  commodities,
  commoditiesIn,
  commodityName,
  commoditySpellings,
  findCommodity,
} from './commodities.ts';
import { nameKey } from './name-key.ts';

describe('the commodity list', () => {
  it('has the 77 of the market filter, alphabetical, with the defaults of the screens', () => {
    const names = commodities.map((commodity) => commodity.name);
    expect(names).toHaveLength(77);
    expect(new Set(names.map(nameKey)).size).toBe(77);
    for (const name of ['Wheat', 'Rice', 'Maize', 'Potato', 'Onion', 'Soyabean']) {
      expect(names).toContain(name);
    }
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('has names in three more languages, in their own script', () => {
    for (const { name, names } of commodities) {
      expect(names.hi, name).toMatch(/^[\p{Script=Devanagari}\s()-]+$/u);
      expect(names.mr, name).toMatch(/^[\p{Script=Devanagari}\s()-]+$/u);
      expect(names.te, name).toMatch(/^[\p{Script=Telugu}\s()\u200c-]+$/u);
    }
  });

  it('writes no name again that the register of crops has', () => {
    const own = readLanguageFiles<Record<string, string>>('packages', 'content', 'commodities');
    const again = Object.entries(own).flatMap(([code, names]) =>
      CROPS.filter(({ id, market = [] }) => {
        const name = names[market[0] ?? ''];
        return name !== undefined && name === ownCropName(id, code);
      }).map(({ id }) => `${code} ${id}`),
    );
    expect(again).toEqual([]);
  });

  it('has no alias for two commodities', () => {
    const owners = new Map<string, string>();
    for (const { name, aliases } of commodities) {
      for (const key of new Set([name, ...aliases].map(nameKey))) {
        expect(owners.get(key) ?? name, key).toBe(name);
        owners.set(key, name);
      }
    }
  });
});

describe('findCommodity', () => {
  it.each([
    ['Arhar (Tur/Red Gram)(Whole)', 'Red gram/Arhar/Tur(whole)'],
    ['Paddy(Dhan)(Common)', 'Paddy(Common)'],
    ['Mango (Raw-Ripe)', 'Mango(Raw-Ripe)'],
    ['Green Gram (Moong)(Whole)', 'Green Gram(Moong)(Whole)'],
    ['Soybean', 'Soyabean'],
    ['Harbara', 'Bengal Gram(Gram)(Whole)'],
    ['corn', 'Maize'],
    ['कांदा', 'Onion'],
    ['गेहूं', 'Wheat'],
    ['गेहूँ', 'Wheat'],
    ['పత్తి', 'Cotton'],
    ['Ragi', 'Ragi(Finger Millet)'],
  ])('knows %s as %s', (spelling, name) => {
    expect(findCommodity(spelling)?.name).toBe(name);
  });

  it('returns null for unknown names', () => {
    expect(findCommodity('Gold')).toBeNull();
    expect(commodityName('  Dry   Fodder ')).toBe('Dry Fodder');
    expect(commoditySpellings('Dry Fodder')).toEqual(['Dry Fodder']);
  });

  it('lists all spellings to query a feed', () => {
    expect(commoditySpellings('tur')).toContain('Arhar (Tur/Red Gram)(Whole)');
  });
});

describe('commoditiesIn', () => {
  it('finds the commodities in free text', () => {
    const names = commoditiesIn('Wheat, tur and कांदा; sweet potato').map(({ name }) => name);
    expect(names).toEqual(['Wheat', 'Red gram/Arhar/Tur(whole)', 'Onion', 'Sweet Potato']);
    expect(commoditiesIn('nothing yet')).toEqual([]);
  });

  it('knows one and many', () => {
    const names = commoditiesIn('onions, Tomatoes and green chillies').map(({ name }) => name);
    expect(names).toEqual(['Onion', 'Tomato', 'Green Chilli']);
  });
});
