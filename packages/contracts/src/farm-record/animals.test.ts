import { expect, it } from 'vitest';
import { check } from '../http/errors.ts';
import { animalInput, DUE_KINDS } from './animals.ts';

const codesOf = (told: object) => {
  const result = check(animalInput, { name: 'Gauri', species: 'cow', ...told });
  return result.ok ? {} : result.failures;
};

it('counts whole calvings only, as the column does', () => {
  for (const lactation of [null, 0, 2, 30]) expect(codesOf({ lactation })).toEqual({});
  for (const lactation of [2.5, -1, 31])
    expect(String(Object.values(codesOf({ lactation })))).toContain('whole_number_outside');
});

it('silences no more than there can be to silence', () => {
  expect(codesOf({ quiet: [...DUE_KINDS, 'duty:fmd'] })).toEqual({});
  expect(Object.keys(codesOf({ quiet: Array(5000).fill('care') }))).toEqual(['quiet']);
});
