import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withBetterWords } from './better-words.ts';
import { fetchBetterWords } from './fetch-better-words.ts';

const TEXTS = { field: 'खेत', days: { one: '{count} दिन', other: '{count} दिन' }, crop: 'फसल' };
const answering = (body: unknown, ok = true) =>
  vi.stubGlobal('fetch', async () => ({ ok, json: async () => body }));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('accepted wordings', () => {
  it('are shown over the files of their language once they were fetched', async () => {
    expect(withBetterWords('hi', TEXTS)).toBe(TEXTS);
    answering([
      { present: 'खेत', better: 'ज़मीन' },
      { present: '{count} दिन', better: '{count} रोज़' },
    ]);
    await fetchBetterWords('hi');
    expect(withBetterWords('hi', TEXTS)).toEqual({
      field: 'ज़मीन',
      days: { one: '{count} रोज़', other: '{count} रोज़' },
      crop: 'फसल',
    });
    expect(withBetterWords('mr', TEXTS)).toBe(TEXTS);
  });

  it('stay when they are refused, and go when they were taken back', async () => {
    answering([{ present: 'खेत', better: 'ज़मीन' }]);
    await fetchBetterWords('hi');
    answering([], false);
    await fetchBetterWords('hi');
    expect(withBetterWords('hi', TEXTS)).toMatchObject({ field: 'ज़मीन' });
    answering([]);
    await fetchBetterWords('hi');
    expect(withBetterWords('hi', TEXTS)).toBe(TEXTS);
  });

  it.each(['{', 'null', '7', '{"खेत":7}'])('are none where %s is stored', (stored) => {
    localStorage.setItem('better-words-hi', stored);
    expect(withBetterWords('hi', TEXTS)).toEqual(TEXTS);
  });
});
