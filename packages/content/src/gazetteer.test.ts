import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reverseGeocode } from './gazetteer.ts';
import { placeAt, placeTable } from './place-table.ts';
import { findDistrict, findState } from './states-districts.ts';

describe('reverseGeocode', () => {
  it.each([
    [20.39, 78.13, 'Yavatmal', 'Yavatmal', 'Maharashtra'],
    [29.69, 76.99, 'Karnal', 'Karnal', 'Haryana'],
    [18.5204, 73.8567, 'Pune', 'Pune', 'Maharashtra'],
    [20.74, 78.6, 'Wardha', 'Wardha', 'Maharashtra'],
    [16.3067, 80.4365, 'Guntur', 'Guntur', 'Andhra Pradesh'],
    [19.095, 74.749, 'Ahilyanagar', 'Ahilyanagar', 'Maharashtra'],
    [19.876, 75.343, 'Chhatrapati Sambhajinagar', 'Chhatrapati Sambhajinagar', 'Maharashtra'],
    [17.385, 78.486, 'Hyderabad', 'Hyderabad', 'Telangana'],
    [34.16, 77.58, 'Leh', 'Leh', 'Ladakh'],
    [34.08, 74.79, 'Srinagar', 'Srinagar', 'Jammu and Kashmir'],
    [27.33, 88.61, 'Gangtok', 'Gangtok', 'Sikkim'],
    [30.9, 75.85, 'Ludhiana', 'Ludhiana', 'Punjab'],
    [22.72, 75.86, 'Indore', 'Indore', 'Madhya Pradesh'],
    [12.97, 77.59, 'Bengaluru', 'Bengaluru Urban', 'Karnataka'],
    [28.6139, 77.209, 'New Delhi', 'New Delhi', 'Delhi'],
  ])('names the town at %f, %f %s', (lat, lon, city, district, state) => {
    expect(reverseGeocode(lat, lon)).toMatchObject({ city, district, state, country: 'India' });
  });

  it.each([
    ['on the coast', 19.81, 85.83, 'Puri', 'Odisha'],
    ['on the southern tip', 8.083, 77.55, 'Kanniyakumari', 'Tamil Nadu'],
    ['on an island', 10.566, 72.642, 'Lakshadweep', 'Lakshadweep'],
    ['without an outline', 20.714, 70.987, 'Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['at the border of Nepal', 26.98, 84.85, 'East Champaran', 'Bihar'],
    ['at the border of Bangladesh', 23.83, 91.28, 'West Tripura', 'Tripura'],
    ['in a district formed since 2011', 19.9, 72.9, 'Palghar', 'Maharashtra'],
    ['in another', 16.506, 80.648, 'NTR', 'Andhra Pradesh'],
  ])('knows the district %s', (_where, lat, lon, district, state) => {
    expect(reverseGeocode(lat, lon)).toMatchObject({ district, state });
  });

  it.each([
    ['Lahore', 31.55, 74.34],
    ['Birgunj', 27.01, 84.88],
    ['Kathmandu', 27.7, 85.3],
    ['Dhaka', 23.8, 90.4],
    ['Jaffna', 9.66, 80.02],
    ['the Arabian Sea', 18.5, 71.5],
    ['the Bay of Bengal', 15, 85],
    ['London', 51.5, -0.1],
    ['nowhere', Number.NaN, 78],
  ])('answers null for %s', (_name, lat, lon) => {
    expect(reverseGeocode(lat, lon)).toBeNull();
  });

  it('returns the distance of the naming place, and never a postcode', () => {
    expect(reverseGeocode(20.5, 77.9)).toEqual({
      formatted: 'Ner, Yavatmal, Maharashtra, India',
      city: 'Ner',
      state: 'Maharashtra',
      district: 'Yavatmal',
      country: 'India',
      postcode: null,
      town: null,
      village: null,
      placeKm: 3.7,
    });
  });

  it('agrees with the stated district at 97 of 100 places', () => {
    const { names, districtOf, districts } = placeTable();
    let asked = 0;
    let agreed = 0;
    for (let index = 0; index < names.length; index += 3) {
      if (!districts[districtOf[index] ?? 0]?.district) continue;
      const place = placeAt(index);
      asked++;
      if (reverseGeocode(place.lat, place.lon)?.district === place.district) agreed++;
    }
    expect(asked).toBeGreaterThan(2000);
    expect(agreed / asked).toBeGreaterThan(0.97);
  });

  it('names only states and districts of our own list', () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(degrees(6, 38), degrees(67, 98), (lat, lon) => {
        const point = reverseGeocode(lat, lon);
        if (!point) return;
        expect(findState(point.state)?.name).toBe(point.state);
        if (point.district) {
          expect(findDistrict(point.district, point.state)?.name).toBe(point.district);
        }
      }),
      { numRuns: 300 },
    );
  });
});
