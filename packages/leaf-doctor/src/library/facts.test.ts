import { describe, expect, it } from 'vitest';
import { CHEMICALS } from './chemicals.ts';
import extract from './disease-facts.test-data.json' with { type: 'json' };
import { libraryIn } from './read-library.ts';

/** Facts of each disease: sources, and doses per litre (or kilogram of seed). */
const FACTS = extract as Readonly<
  Record<string, { sources: string[]; doses: Readonly<Record<string, number[]>> }>
>;
/** The fact list's name of an active where the library writes it longer. */
const SHORT: Readonly<Record<string, string>> = {
  'Bordeaux mixture (copper sulphate + lime)': 'Bordeaux mixture',
  'wettable sulphur': 'sulphur',
};

const { diseases } = libraryIn('en');
const withFact = diseases.filter((entry) => entry.factId !== null);
const withoutFact = diseases.filter((entry) => entry.factId === null);

describe('the library and the facts', () => {
  it.each(withFact.map((entry) => [entry.label, entry] as const))(
    '%s shows the sources of its fact and doses that the fact gives',
    (_, { factId, sources, chemical }) => {
      const fact = FACTS[factId ?? ''];
      expect([...sources].sort()).toEqual(fact?.sources.toSorted());
      for (const use of chemical) {
        const { active } = CHEMICALS[use.chemical];
        const [low, high] = fact?.doses[SHORT[active] ?? active] ?? [];
        expect([use.dose[0], use.dose[1]]).toEqual([
          expect.closeTo(low ?? Number.NaN, 1),
          expect.closeTo(high ?? Number.NaN, 1),
        ]);
      }
    },
  );

  it('gives no dose for an entry without a fact', () => {
    expect(withoutFact.filter((entry) => entry.chemical.length > 0)).toEqual([]);
    expect(withoutFact.length).toBeGreaterThan(20);
  });
});
