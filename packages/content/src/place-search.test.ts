import { describe, expect, it } from 'vitest';
import { placeTexts } from './place-names/languages.ts';
import { otherSpellings } from './place-names/other-spellings.ts';
import { placeLines } from './place-names/place-names.ts';
import { placeCalled, searchPlaces } from './place-search.ts';

const first = (query: string) => searchPlaces(query)[0];

describe('searchPlaces', () => {
  it.each([
    ['Pune', 18.52, 73.86],
    ['Yavatmal', 20.39, 78.13],
    ['karnal', 29.69, 76.98],
    ['Mumbai', 19.07, 72.88],
    ['Delhi', 28.65, 77.23],
    ['Nagpur', 21.15, 79.08],
  ])('finds %s', (query, lat, lon) => {
    const found = first(query);
    expect(found?.lat).toBeCloseTo(lat, 1);
    expect(found?.lon).toBeCloseTo(lon, 1);
  });

  it.each([
    ['Bangalore', 'Bengaluru'],
    ['Bombay', 'Mumbai'],
    ['Allahabad', 'Prayagraj'],
    ['Ahmednagar', 'Ahilyanagar'],
    ['Gurgaon', 'Gurugram'],
    ['Vizag', 'Visakhapatnam'],
    ['nagpor', 'Nagpur'],
    ['yavat', 'Yavatmal'],
    ['Rajahmundry', 'Rajamahendravaram'],
    ['Ooty', 'Nilgiris'],
    ['यवतमाळ', 'Yavatmal'],
    ['यवतमाल, Maharashtra', 'Yavatmal'],
    ['గుంటూరు', 'Guntur'],
  ])('understands %s as %s', (query, name) => {
    expect(first(query)?.name).toBe(name);
  });

  it.each(Object.entries(placeTexts))(
    'finds every district by the name of %s',
    (_, { districts = {} }) => {
      let found = 0;
      const lines = [...placeLines(districts)];
      for (const [state, kept, shown] of lines) {
        const [meant] = searchPlaces(`${kept}, ${state}`);
        // Without a place of its own or in it the search does not know the district in any script.
        if (meant?.district !== kept) continue;
        expect(searchPlaces(shown, 20), shown).toContainEqual(meant);
        found++;
      }
      // A language may name the districts of some states alone.
      expect(found).toBeGreaterThan(0.85 * lines.length);
    },
    30_000,
  );

  it('finds every older spelling that it knows in another script', () => {
    for (const [id, names] of Object.entries(otherSpellings)) {
      const [state = '', latin = ''] = id.split('/');
      const [meant] = searchPlaces(`${latin}, ${state}`);
      for (const name of names) expect(searchPlaces(name), name).toContainEqual(meant);
    }
  });

  it.each([
    ['यवत', 'Yavatmal'],
    ['मुंब', 'Mumbai'],
    ['जळगांव', 'Jalgaon'],
    ['गडचिरोली', 'Gadchiroli'],
    ['गढ़चिरोली', 'Gadchiroli'],
    ['రాజమండ్రి', 'Rajamahendravaram'],
    ['కొత్తగూడెం', 'Kottagudem'],
    ['खेड, पुणे', 'Khed'],
    ['औरंगाबाद, महाराष्ट्र', 'Chhatrapati Sambhajinagar'],
    ['औरंगाबाद, बिहार', 'Aurangabad'],
  ])('understands the beginning and other letters of %s', (query, name) => {
    expect(first(query)?.name).toBe(name);
  });

  it('uses the part after the comma to disambiguate', () => {
    expect(first('Aurangabad, Maharashtra')?.name).toBe('Chhatrapati Sambhajinagar');
    expect(first('Aurangabad, Bihar')?.state).toBe('Bihar');
    expect(searchPlaces('Ner, Yavatmal').map((place) => place.district)).toEqual(['Yavatmal']);
    expect(first('Karnal, Haryana, India')?.state).toBe('Haryana');
  });

  it('returns the centre of a district without a town of its name', () => {
    expect(first('Kurukshetra')).toMatchObject({ kind: 'district', state: 'Haryana' });
  });

  it('respects the limit and repeats no place', () => {
    const found = searchPlaces('ra', 5);
    expect(found).toHaveLength(5);
    expect(new Set(found.map((place) => `${place.lat},${place.lon}`)).size).toBe(5);
  });

  it.each(['Atlantis', 'London', '', 'x', '!!'])('finds nothing for "%s"', (query) => {
    expect(searchPlaces(query)).toEqual([]);
  });
});

describe('placeCalled', () => {
  it.each([
    ['Pune', 'Pune'],
    ['पुणे', 'Pune'],
    ['Bombay', 'Mumbai'],
    ['గుంటూరు', 'Guntur'],
    ['రాజమండ్రి', 'Rajamahendravaram'],
    ['అనంతపురం', 'Anantapur'],
  ])('knows %s as %s', (name, called) => {
    expect(placeCalled(name)?.name).toBe(called);
  });

  // Water, tomorrow, a wage: each begins the name of a city.
  it.each(['पानी', 'कल', 'मजदूरी', 'నగ', 'yavat', ''])('finds no place for %s', (word) => {
    const found = placeCalled(word);
    expect(found === null || found.name.toLowerCase() === word).toBe(true);
  });

  it('has the same preference as the search', () => {
    for (const name of ['Nagpur', 'Aurangabad', 'औरंगाबाद', 'Bilaspur', 'खेड']) {
      expect(placeCalled(name), name).toEqual(searchPlaces(name)[0]);
    }
  });
});
