import { describe, expect, it } from 'vitest';
import { check } from '../http/errors.ts';
import { meantInstant } from '../http/row-id.ts';
import { lossInput, lossPhotoForm } from './losses.ts';

describe('when a loss happened', () => {
  const isTaken = (happened_at: string) => check(lossInput, { cause: 'hailstorm', happened_at }).ok;

  it.each([
    '2026-11-20T12:30:00Z',
    '2026-11-20T12:30:00.123Z',
    '2026-11-20T18:00+05:30',
    '2028-02-29T00:00:00Z',
  ])('is an instant: %s', (text) => expect(isTaken(text)).toBe(true));

  it.each([
    '2026-11-20T12:30:00',
    '2026-11-20T12:30',
    '2026-02-30T12:30:00Z',
    '2026-02-29T12:30:00Z',
    '2026-11-20T25:00:00Z',
  ])('has a zone and a day that exists, unlike %s', (text) => {
    expect(isTaken(text)).toBe(false);
    expect(check(meantInstant, text).ok).toBe(false);
  });
});

describe('the place of a photograph', () => {
  const placeOf = (form: object) => {
    const result = check(lossPhotoForm, form);
    return result.ok ? result.value : Object.keys(result.failures);
  };

  it('is a place on earth, or none', () => {
    const told = { lat: '20.39', lon: '-78.1', heading: '360' };
    expect(placeOf(told)).toEqual({ lat: 20.39, lon: -78.1, heading: 360 });
    for (const form of [{}, { lat: '', lon: ' ', heading: '' }, { heading: '-1' }])
      expect(Object.values(placeOf(form)).every((one) => one === undefined)).toBe(true);
    const outside = { lat: '90.1', lon: '181', heading: '361' };
    expect(placeOf(outside)).toEqual(['lat', 'lon', 'heading']);
    expect(placeOf({ lat: 'north' })).toEqual(['lat']);
  });
});
