import { LANGUAGES } from '@ankur/languages/languages';
import { describe, expect, it } from 'vitest';
import { dateNamesOf } from '../../../scripts/language-dates.ts';
import { formatFor } from './format.ts';
import { ownFormat } from './own-dates.ts';

const OWN = LANGUAGES.filter((entry) => entry.script !== 'Latn').map(({ code }) => code);
const now = new Date('2026-11-28T12:00:00');

describe.each(OWN)('dates that browsers lack in %s', (language) => {
  // English stands for a browser that does not know the language.
  const format = ownFormat(formatFor('en'), dateNamesOf(language));

  it('has every month, weekday, age and time in its own letters', () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-15`;
      for (const told of [
        format.date(day),
        format.date(day, { dateStyle: 'full' }),
        format.date(day, { month: 'short', weekday: 'short' }),
        format.dateTime(new Date(`${day}T18:05:00`)).replace(/.[ap]m$/i, ''),
      ]) {
        expect(told).not.toMatch(/[A-Za-z]/);
        expect(told).toMatch(/\p{L}/u);
      }
    }
    for (const seconds of [5, 90, 4000, 90_000, 700_000, 3_000_000, 70_000_000])
      expect(format.relative(new Date(now.getTime() - seconds * 1000), now)).not.toMatch(
        /[A-Za-z{}]/,
      );
  });

  it('keeps figures, dashes and lists', () => {
    expect(format.date('2026-11-28')).toMatch(/^28 .+ 2026$/);
    expect(format.date('soon')).toBe('–');
    expect(format.relative(new Date(now.getTime() - 3 * 3_600_000), now)).toMatch(/^3 /);
    expect(format.money(150000)).toBe('₹1,50,000.00');
    expect(format.list(['A', 'B', 'C'])).toMatch(/^A, B.+C$/);
    expect(format.list(['A'])).toBe('A');
  });
});

it('writes Odia months', () => {
  const format = ownFormat(formatFor('en'), dateNamesOf('or'));
  expect(format.date('2026-11-28')).toBe('28 ନଭେମ୍ବର 2026');
});
