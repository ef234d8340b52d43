import { LANGUAGE_CODES, type Language, REVIEWED_LANGUAGES } from '@ankur/languages/languages';
import { lettersOf } from '@ankur/languages/letters';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardMarkets } from '../board-markets.ts';
import { nameKey } from '../name-key.ts';
import { readPriceSample } from '../price-sample.ts';
import { districtsOf, findDistrict, states } from '../states-districts.ts';
import { placeNamesIn, placeTexts } from './languages.ts';
import { otherSpellings } from './other-spellings.ts';
import { type PlaceText, placeLines, placeNamesOf } from './place-names.ts';

/** Districts without a verified spelling in Indian scripts: shown in Latin letters. */
const UNSURE = [
  'Arunachal Pradesh/Bichom',
  'Arunachal Pradesh/Keyi Panyor',
  'Mizoram/Hnahthial',
  'Mizoram/Khawzawl',
  'Nagaland/Niuland',
  'Nagaland/Shamator',
  'Nagaland/Tseminyü',
];
const LETTERS: Readonly<Record<Language, RegExp>> = {
  hi: /^[\p{Script=Devanagari}0-9 .,()-]+$/u,
  mr: /^[\p{Script=Devanagari}0-9 .,()-]+$/u,
  te: /^[\p{Script=Telugu}0-9 .,()\u200c-]+$/u,
};
const TRANSLATIONS = LANGUAGE_CODES.filter((code) => code !== 'en');
const textsOf = (language: Language): Required<PlaceText> => {
  const texts = placeTexts[language];
  if (!texts) throw new Error(`place-names/${language}.json is missing`);
  return { states: {}, districts: {}, towns: {}, words: {}, ...texts };
};
/** Markets of Maharashtra, the board's and those of the sample. */
const markets = new Set(Object.values(boardMarkets).map(([market]) => market));
beforeAll(async () => {
  const sample = await readPriceSample();
  for (const row of sample.monthly()) if (row.state === 'Maharashtra') markets.add(row.market);
}, 60_000);

const all = states.flatMap((state) => districtsOf(state.name));

describe.each(TRANSLATIONS)('place names in %s', (language) => {
  const { districts, towns } = textsOf(language);
  const lines = Object.values(textsOf(language)).flatMap((part) => [...placeLines(part)]);

  it('contain every state', () => {
    const named = [...placeLines(textsOf(language).states)].map(([, kept]) => kept);
    expect(named.toSorted()).toEqual(states.map((state) => state.name).toSorted());
  });

  it('contain every district once, except those listed here', () => {
    const named = [...placeLines(districts)].map(([state, kept]) => `${state}/${kept}`);
    const wanted = all.map(({ state, name }) => `${state}/${name}`);
    expect(named.toSorted()).toEqual(wanted.filter((id) => !UNSURE.includes(id)).toSorted());
  });

  it("are written in the language's own letters alone", () => {
    for (const [, kept, shown] of lines)
      expect(shown, kept).toMatch(LETTERS[language] ?? lettersOf(language));
    if (language !== 'mr') return;
    for (const [, kept, shown] of lines) expect(shown, kept).not.toContain('\u093c');
  });

  it('give two districts of a state two names, and no town twice', () => {
    for (const state of states) {
      const shown = [...placeLines(districts)].filter(([of]) => of === state.name);
      expect(new Set(shown.map(([, , name]) => name)).size, state.name).toBe(shown.length);
    }
    const ids = [...placeLines(towns)].map(([state, kept]) => `${state}/${kept}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      const [state = '', name = ''] = id.split('/');
      expect(
        states.some((one) => one.name === state),
        id,
      ).toBe(true);
      expect(
        districtsOf(state).some((one) => one.name === name),
        id,
      ).toBe(false);
    }
  });

  // Towns are asked for in reviewed languages alone.
  it.runIf(REVIEWED_LANGUAGES.includes(language))(
    "know Maharashtra's markets, the board's and the sample's, but for private companies",
    () => {
      const names = placeNamesIn(language);
      expect(markets.size).toBeGreaterThan(200);
      const unknown = [...markets].filter((name) => names.market(name, 'Maharashtra') === name);
      expect(unknown.length).toBeLessThan(markets.size / 8);
      for (const name of unknown) expect(name).toMatch(COMPANY);
    },
  );
});

const COMPANY =
  /\b(ltd|coltd|limited|company|society|institution|krushi|krishi|khushi|agri|farmers?|samiti|lt)\b|^Amba$/i;

describe('names of places', () => {
  it.each([
    ['hi', 'Jalgaon', 'Maharashtra', 'जलगांव'],
    ['mr', 'Jalgaon', 'Maharashtra', 'जळगाव'],
    ['mr', 'Nagpur', 'Maharashtra', 'नागपूर'],
    ['hi', 'Nagpur', 'Maharashtra', 'नागपुर'],
    ['te', 'Guntur', 'Andhra Pradesh', 'గుంటూరు'],
    ['mr', 'Burhanpur', 'Madhya Pradesh', 'बऱ्हाणपूर'],
  ] as const)('are those of the language: %s %s', (language, name, state, shown) => {
    expect(placeNamesIn(language).district(name, state).normalize('NFC')).toBe(
      shown.normalize('NFC'),
    );
  });

  it('distinguish names that two states write differently', () => {
    const names = placeNamesOf({
      states: {},
      districts: { One: { Same: 'क', Alike: 'ग' }, Other: { Same: 'ख', Alike: 'ग' } },
      towns: {},
      words: {},
    });
    expect(names.district('Same', 'One')).toBe('क');
    expect(names.district('Same', 'Other')).toBe('ख');
    expect(names.district('Same')).toBe('Same');
    expect(names.district('Alike')).toBe('ग');
    expect(placeNamesIn('hi').district('Aurangabad', 'Maharashtra')).toBe('Aurangabad');
    expect(placeNamesIn('hi').district('Aurangabad', 'Bihar')).toBe('औरंगाबाद');
  });

  it.each([
    ['Junnar(Narayangaon)', 'Maharashtra', 'जुन्नर (नारायणगाव)'],
    ['Mumbai- Fruit Market', 'Maharashtra', 'मुंबई-फळ बाजार'],
    ['Vashi New Mumbai', 'Maharashtra', 'वाशी, नवी मुंबई'],
    ['Indore(F&V)', 'Madhya Pradesh', 'इंदूर (फळे-भाजीपाला)'],
    ['PMY Kangra', 'Himachal Pradesh', 'कांगडा (मुख्य बाजार)'],
    ['Kannur Market', 'Kerala', 'कन्नूर बाजार'],
    ['WANI', 'Maharashtra', 'वणी'],
  ])('are put together where every part is known: %s', (market, state, shown) => {
    expect(placeNamesIn('mr').market(market, state)).toBe(shown);
  });

  it.each([
    ['Pune(Nobody knows)', 'Maharashtra'],
    ['Perfect Krishi Market Yard Pvt Ltd, Dist Nashik', 'Maharashtra'],
    ['Wani', 'Kerala'],
    ['-', 'Maharashtra'],
    ['', 'Maharashtra'],
  ])('stay as they are kept where a part is not: %s of %s', (market, state) => {
    expect(placeNamesIn('hi').market(market, state)).toBe(market);
  });

  it('are the stored ones in English', () => {
    const names = placeNamesIn('en');
    expect(names.district('Pune', 'Maharashtra')).toBe('Pune');
    expect(names.market('Junnar(Otur)', 'Maharashtra')).toBe('Junnar(Otur)');
    expect(names.place('Mumbai')).toBe('Mumbai');
  });

  it('include towns without a state, as in weather and search', () => {
    expect(placeNamesIn('hi').place('Mumbai')).toBe('मुंबई');
    expect(placeNamesIn('te').place('Vijayawada')).toBe('విజయవాడ');
    expect(placeNamesIn('te').place('Atlantis')).toBe('Atlantis');
  });

  it('have no alternative spelling equal to the shown one', () => {
    for (const [id, spellings] of Object.entries(otherSpellings)) {
      const [state = '', name = ''] = id.split('/');
      const own = findDistrict(name, state)?.name ?? name;
      const shown = TRANSLATIONS.map((language) =>
        nameKey(placeNamesIn(language).place(own, state)),
      );
      for (const spelling of spellings) expect(shown, id).not.toContain(nameKey(spelling));
    }
  });
});
