import { describe, expect, it, vi } from 'vitest';
import { placeLine, typedPlace } from './place-line.ts';
import { keptNames, loadPlaceNames, namesNow, subscribeNames } from './tables.ts';

vi.mock('../../../../../packages/content/place-names/te.json', () => {
  throw new Error('no network');
});

describe('names of places', () => {
  it('are the stored ones until the table of the language is loaded', async () => {
    expect(namesNow('mr')).toBe(keptNames);
    const heard = vi.fn();
    const stop = subscribeNames(heard);
    await loadPlaceNames('mr');
    stop();
    expect(heard).toHaveBeenCalledOnce();
    expect(namesNow('mr').district('Nagpur', 'Maharashtra')).toBe('नागपूर');
    expect(namesNow('hi')).toBe(keptNames);
  });

  it('stay readable when the table cannot be loaded', async () => {
    await loadPlaceNames('te');
    expect(namesNow('te').district('Guntur', 'Andhra Pradesh')).toBe('Guntur');
  });

  it('are never loaded for English', async () => {
    await loadPlaceNames('en');
    expect(namesNow('en')).toBe(keptNames);
  });
});

describe('a place in a line', () => {
  it('contains district and state', async () => {
    await loadPlaceNames('mr');
    const names = namesNow('mr');
    const ner = { name: 'Ner', district: 'Yavatmal', state: 'Maharashtra' };
    expect(placeLine(names, ner)).toBe('नेर, यवतमाळ, महाराष्ट्र');
    expect(placeLine(keptNames, ner)).toBe('Ner, Yavatmal, Maharashtra');
    expect(placeLine(keptNames, { ...ner, name: 'Yavatmal' })).toBe('Yavatmal, Maharashtra');
    expect(placeLine(names, { name: null, district: null, state: null })).toBe('');
  });

  it('translates only the known parts of a typed place', async () => {
    const names = namesNow('mr');
    expect(typedPlace(names, 'Nashik, Maharashtra')).toBe('नाशिक, महाराष्ट्र');
    expect(typedPlace(names, 'Behind the temple,Pune')).toBe('Behind the temple,पुणे');
    expect(typedPlace(keptNames, ' A ,B')).toBe(' A ,B');
  });
});
