import fc from 'fast-check';
import { expect, it } from 'vitest';
import { check } from '../http/errors.ts';
import { profileForm } from './rules.ts';

const GOOD = {
  name: 'Asha Pawar',
  age: 42,
  contact: '9876543210',
  location: 'Wani',
  land_size: 2.5,
  crops: 'Cotton',
  seed_brand: 'MH',
  annual_crops: 2,
};

it('accepts the digits of other scripts', () => {
  const typed = { ...GOOD, age: '৪২', contact: '९८७६५౪౩౨౧౦' };
  expect(check(profileForm, typed)).toMatchObject({ ok: true, value: GOOD });
});

it('takes every whole age from 18 to 120 and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 1200 }), (age) => {
      expect(check(profileForm, { ...GOOD, age }).ok).toBe(age >= 18 && age <= 120);
    }),
  );
});

it('takes every land above 0 up to 10000 acres, in any step', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 1_100_000 }), (hundredths) => {
      const land_size = (hundredths / 100).toFixed(2);
      const fits = hundredths > 0 && hundredths <= 1_000_000;
      expect(check(profileForm, { ...GOOD, land_size }).ok).toBe(fits);
    }),
  );
});

it('refuses other types without an exception', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const checked = check(profileForm, { ...GOOD, crops: value });
      const words = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      const text = words.replaceAll('\u0000', '').trim();
      expect(checked.ok).toBe(text !== '' && [...text].length <= 500);
    }),
  );
});
