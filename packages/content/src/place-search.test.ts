import { describe, expect, it } from 'vitest';
import { placesInOtherScripts } from './place-scripts-data.ts';
import { searchPlaces } from './place-search.ts';

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

  it('finds every place that it knows in another script', () => {
    for (const [name, latin] of Object.entries(placesInOtherScripts)) {
      expect(first(name), name).toEqual(first(latin));
      expect(first(name), name).toBeDefined();
    }
  });

  it('uses what follows the comma to choose', () => {
    expect(first('Aurangabad, Maharashtra')?.name).toBe('Chhatrapati Sambhajinagar');
    expect(first('Aurangabad, Bihar')?.state).toBe('Bihar');
    expect(searchPlaces('Ner, Yavatmal').map((place) => place.district)).toEqual(['Yavatmal']);
    expect(first('Karnal, Haryana, India')?.state).toBe('Haryana');
  });

  it('answers the middle of a district that has no town of its name', () => {
    expect(first('Kurukshetra')).toMatchObject({ kind: 'district', state: 'Haryana' });
  });

  it('keeps to the limit and repeats no place', () => {
    const found = searchPlaces('ra', 5);
    expect(found).toHaveLength(5);
    expect(new Set(found.map((place) => `${place.lat},${place.lon}`)).size).toBe(5);
  });

  it.each(['Atlantis', 'London', '', 'x', '!!'])('finds nothing for "%s"', (query) => {
    expect(searchPlaces(query)).toEqual([]);
  });
});
