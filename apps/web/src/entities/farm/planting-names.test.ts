import { expect, it } from 'vitest';
import { plantingNames } from './planting-names.ts';

const WORDS = {
  cropName: (crop: string) => crop.toUpperCase(),
  fieldName: (id: string) => ({ canal: 'Canal field', hill: 'Hill field' })[id] ?? '',
  sown: (date: string) => `sown ${date}`,
  acres: (acres: number) => `${acres} acres`,
};
const planting = (id: string, crop: string, more: object = {}) => ({
  ...{ id, crop, field: null, variety: null, sown_on: null, area_acres: null },
  ...more,
});
const namesOf = (...plantings: ReturnType<typeof planting>[]) => [
  ...plantingNames(plantings, WORDS).values(),
];

it('calls the only planting of a crop by the crop alone', () => {
  expect(namesOf(planting('a', 'wheat', { field: 'canal' }), planting('b', 'cotton'))).toEqual([
    'WHEAT',
    'COTTON',
  ]);
});

it('tells two of one crop apart by their fields', () => {
  const names = namesOf(
    planting('a', 'wheat', { field: 'canal', sown_on: '2026-11-02' }),
    planting('b', 'wheat', { field: 'hill', sown_on: '2026-11-20' }),
  );
  expect(names).toEqual(['WHEAT, Canal field', 'WHEAT, Hill field']);
});

it('goes on to variety, sowing date and acres where the field is the same', () => {
  const names = namesOf(
    planting('a', 'wheat', { field: 'canal', sown_on: '2026-11-02' }),
    planting('b', 'wheat', { field: 'canal', sown_on: '2026-11-20' }),
    planting('c', 'wheat', { field: 'hill', sown_on: '2026-11-20', area_acres: 1 }),
    planting('d', 'wheat', { field: 'hill', sown_on: '2026-11-20', area_acres: 2 }),
  );
  expect(names).toEqual([
    'WHEAT, Canal field, sown 2026-11-02',
    'WHEAT, Canal field, sown 2026-11-20',
    'WHEAT, Hill field, 1 acres',
    'WHEAT, Hill field, 2 acres',
  ]);
});

it('says no more than is known', () => {
  expect(namesOf(planting('a', 'wheat'), planting('b', 'wheat', { variety: 'Lok-1' }))).toEqual([
    'WHEAT',
    'WHEAT, Lok-1',
  ]);
  expect(namesOf(planting('a', 'wheat'), planting('b', 'wheat'))).toEqual(['WHEAT', 'WHEAT']);
});
