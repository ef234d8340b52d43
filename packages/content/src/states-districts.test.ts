import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';
import { districtsOf, findDistrict, findState, states } from './states-districts.ts';

describe('states and union territories', () => {
  it('are 28 states and 8 territories with unique names and codes', () => {
    expect(states.filter((state) => state.kind === 'state')).toHaveLength(28);
    expect(states.filter((state) => state.kind === 'union-territory')).toHaveLength(8);
    expect(new Set(states.map((state) => state.name)).size).toBe(36);
    expect(new Set(states.map((state) => state.code)).size).toBe(36);
  });

  it.each([
    ['Keralam', 'Kerala'],
    ['Orissa', 'Odisha'],
    ['chattisgarh', 'Chhattisgarh'],
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
    ['NCT of Delhi', 'Delhi'],
    ['MH', 'Maharashtra'],
  ])('knows %s as %s', (spelling, name) => {
    expect(findState(spelling)?.name).toBe(name);
  });

  it('returns null for unknown names', () => {
    expect(findState('Punjab, Pakistan')).toBeNull();
    expect(districtsOf('Nowhere')).toEqual([]);
  });
});

describe('districts', () => {
  it('exist for every state, with unique keys by state', () => {
    for (const state of states) {
      const districts = districtsOf(state.name);
      expect(districts.length, state.name).toBeGreaterThan(0);
      const keys = districts.flatMap((district) => [
        ...new Set([district.name, ...district.aliases].map(nameKey)),
      ]);
      expect(new Set(keys).size, state.name).toBe(keys.length);
    }
  });

  it.each([
    ['Maharashtra', 36],
    ['Uttar Pradesh', 75],
    ['Tamil Nadu', 38],
    ['Telangana', 33],
    ['Karnataka', 31],
    ['Bihar', 38],
    ['Kerala', 14],
  ])('%s has %i', (state, count) => {
    expect(districtsOf(state)).toHaveLength(count);
  });

  it.each([
    ['Ahmednagar', 'Maharashtra', 'Ahilyanagar'],
    ['aurangabad', 'Maharashtra', 'Chhatrapati Sambhajinagar'],
    ['Aurangabad', 'Bihar', 'Aurangabad'],
    ['Dharashiv(Usmanabad)', 'Maharashtra', 'Dharashiv'],
    ['Allahabad', 'Uttar Pradesh', 'Prayagraj'],
    ['Karwar(Uttar Kannad)', 'Karnataka', 'Uttara Kannada'],
    ['Yavatmāl', 'Maharashtra', 'Yavatmal'],
    ['Kasaragod District', 'Kerala', 'Kasaragod'],
  ])('%s of %s is %s', (spelling, state, name) => {
    expect(findDistrict(spelling, state)?.name).toBe(name);
  });

  it('assigns districts of divided states to their current state', () => {
    expect(findDistrict('Nalgonda', 'Andhra Pradesh')?.state).toBe('Telangana');
    expect(findDistrict('Leh (ladakh)', 'Jammu & Kashmir')?.state).toBe('Ladakh');
  });

  it('finds an ambiguous name only with its state', () => {
    expect(findDistrict('Aurangabad')).toBeNull();
    expect(findDistrict('Yavatmal')?.state).toBe('Maharashtra');
  });
});
