import { expect, it } from 'vitest';
import { breeds } from './breed-milk.json';
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

it.each([
  // 4.29 and 7.71 kg on days 5 and 35 of the source; the last on day 305.
  ['Sahiwal', '2026-06-06', 4.2],
  ['साहीवाल गाय', '2026-07-06', 7.5],
  ['ਸਾਹੀਵਾਲ', '2027-04-02', 2.4],
  // 11.58 kg about day 45, and 7.72 in the tenth month.
  ['Frieswal', '2026-07-16', 11.2],
  ['frieswal cow', '2027-03-13', 7.5],
])('gives the litres of a cow of the breed %s on %s', (breed, day, litres) => {
  expect(breedMilk({ species: 'cow', breed }, [calving], [day])?.litres).toEqual([litres]);
});

it.each(breeds.flatMap(({ species, names }) => names.map((name) => ({ species, name }))))(
  'knows the breed $name as it is written by any phone',
  ({ species, name }) => {
    const breed = name.normalize('NFD').toUpperCase();
    expect(breedMilk({ species, breed }, [calving], DAYS)).not.toBeNull();
  },
);

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
  for (const cross of ['Sahiwal cross', 'HF Sahiwal', 'संकर साहीवाल', 'Murrah', 'cow'])
    expect([cross, of('cow', cross)]).toEqual([cross, null]);
  expect(of('buffalo', 'Murrah Surti')).toBeNull();
  expect(of('buffalo', 'Murrah', [])).toBeNull();
});
