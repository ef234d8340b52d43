import { expect, it } from 'vitest';
import { breedMilk } from './breed-milk.ts';

const calving = { kind: 'calving', date: '2026-06-01' };
const milk = { kind: 'milk', date: '2026-06-16' };
const DAYS = ['2026-05-31', '2026-06-16', '2026-08-15', '2027-04-03'];

it('gives the litres of a Murrah buffalo by the days since she calved', () => {
  // 5.91 and 7.41 kg on days 15 and 75 of the source, at 1.03 kg a litre; none before the calving or after 305 days.
  const expected = [null, 5.7, 7.2, null];
  const murrah = { species: 'buffalo', breed: ' Murrah ' };
  expect(breedMilk(murrah, [milk, calving], DAYS)?.litres).toEqual(expected);
  const hindi = { species: 'buffalo', breed: 'मुर्रा भैंस' };
  expect(breedMilk(hindi, [calving], DAYS)?.litres).toEqual(expected);
});

it('counts from the latest calving before the day', () => {
  const murrah = { species: 'buffalo', breed: 'Murrah' };
  const earlier = { kind: 'calving', date: '2025-04-01' };
  expect(breedMilk(murrah, [calving, earlier], ['2026-06-16'])?.litres).toEqual([5.7]);
});

it('says nothing of other breeds and species, of crosses, and without a calving', () => {
  const of = (species: string, breed: string | null, entries = [calving]) =>
    breedMilk({ species, breed }, entries, DAYS);
  expect(of('cow', 'Murrah')).toBeNull();
  expect(of('buffalo', 'Surti')).toBeNull();
  expect(of('buffalo', null)).toBeNull();
  expect(of('buffalo', 'half Murrah half local')).toBeNull();
  expect(of('buffalo', 'Murrah', [])).toBeNull();
});
