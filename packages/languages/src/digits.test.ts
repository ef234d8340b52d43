import { expect, it } from 'vitest';
import { asciiDigits } from './digits.ts';
import { LANGUAGES } from './languages.ts';

const DIGITS = {
  Arab: ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'],
  Beng: ['০১২৩৪৫৬৭৮৯'],
  Deva: ['०१२३४५६७८९'],
  Gujr: ['૦૧૨૩૪૫૬૭૮૯'],
  Guru: ['੦੧੨੩੪੫੬੭੮੯'],
  Knda: ['೦೧೨೩೪೫೬೭೮೯'],
  Latn: ['0123456789'],
  Mlym: ['൦൧൨൩൪൫൬൭൮൯'],
  Orya: ['୦୧୨୩୪୫୬୭୮୯'],
  Taml: ['௦௧௨௩௪௫௬௭௮௯'],
  Telu: ['౦౧౨౩౪౫౬౭౮౯'],
};

it.each(Object.entries(DIGITS))('reads the digits of %s', (_script, sets) => {
  for (const digits of sets) expect(asciiDigits(`क ${digits}, 5`)).toBe('क 0123456789, 5');
});

it('reads those of every script of the register', () => {
  expect(Object.keys(DIGITS)).toEqual(
    expect.arrayContaining(LANGUAGES.map(({ script }) => script)),
  );
});

it('leaves digits of scripts that it does not know', () => {
  expect(asciiDigits('๓𝟗')).toBe('๓𝟗');
});
