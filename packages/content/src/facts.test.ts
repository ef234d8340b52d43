import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ContentEntry, readCollection } from './collection.ts';
import { FACT_KINDS, type FactMeta, factsProblems } from './facts.ts';

const fact: FactMeta = {
  asks: ['how-much'],
  values: { seed: { from: 40, to: 50, unit: 'kg/acre' } },
  sources: ['iiwbr'],
};
const source = { publisher: 'ICAR-IIWBR', title: 'Wheat', state: null, url: null };
const sentence = 'Sow 40 to 50 kg of seed an acre.';
const entry = (
  change: Partial<FactMeta> = {},
  texts: Record<string, string> = {},
): ContentEntry => ({
  id: 'wheat',
  meta: { sources: { iiwbr: source }, facts: { seed: { ...fact, ...change } } },
  texts: Object.fromEntries(
    ['en', 'hi', 'mr', 'te'].map((language) => [
      language,
      { facts: { seed: texts[language] ?? sentence } },
    ]),
  ),
});

it('accepts valid facts', () => {
  expect(factsProblems(entry())).toEqual([]);
});

it.each([
  [{ asks: [] }, {}, 'wheat: seed: asks'],
  [{ sources: ['other'] }, {}, 'wheat: seed: sources'],
  [{ work: { from: 'sowing', days: [20, 10] as const } }, {}, 'wheat: seed: work'],
  [{ work: { from: 'rain' as 'sowing', days: [0, 9] as const } }, {}, 'wheat: seed: work'],
  [{}, { hi: ' ' }, 'wheat: seed: hi missing'],
  [{}, { te: 'Sow 40 to 60 kg.' }, 'wheat: seed: figures in te'],
  [{}, { mr: 'Sow ४० to 50 kg.' }, 'wheat: seed: figures in mr'],
  [{ values: { seed: { from: 45, to: 50, unit: 'kg/acre' } } }, {}, 'wheat: seed: 45 is not said'],
] as const)('names what is wrong with %j %j', (change, texts, problem) => {
  expect(factsProblems(entry(change, texts))).toContain(problem);
});

describe.each(FACT_KINDS)('the facts on each %s', (kind) => {
  it('are complete in every language, with the same figures', () => {
    const folder = join(import.meta.dirname, '../facts', kind);
    const entries = existsSync(folder) ? readCollection(folder) : [];
    expect(entries.flatMap(factsProblems)).toEqual([]);
  });
});
