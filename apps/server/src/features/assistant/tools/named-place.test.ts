import { expect, it } from 'vitest';
import { namedPlace } from './named-place.ts';

it.each([
  ['पुणे', 'Pune'],
  ['नाशिकमध्ये', 'Nashik'],
  ['यवतमाळ', 'Yavatmal'],
  ['గుంటూరు', 'Guntur'],
  ['nagpur', 'Nagpur'],
])('hears %s as %s', (word, name) => {
  expect(namedPlace(word)?.name).toBe(name);
});

// Water and tomorrow begin the names of cities; market, harvest, straight and cumin are names of towns as well.
it.each(['पानी', 'कल', 'मंडी', 'कटनी', 'सीधी', 'जीरा', 'ఉండి'])('takes %s for no place', (word) => {
  expect(namedPlace(word)).toBeNull();
});
