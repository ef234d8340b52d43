import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cropOf } from '../labels.ts';
import { adviceFor, recommendationList } from './advice.ts';
import * as adviceTexts from './advice-texts.ts';
import { BIOLOGICAL_MEASURES } from './biological-measures.ts';
import { CHEMICALS, NEVER_ADVISED } from './chemicals.ts';
import { CROP_NAMES } from './crop-names.ts';
import { CULTURAL_MEASURES } from './cultural-measures.ts';
import { HEALTHY } from './healthy.ts';
import { DISEASES, diseaseOf, labelName, typicalRisk } from './library.ts';
import { LIBRARY_LANGUAGES, type Text } from './text.ts';

const manifestFile = join(import.meta.dirname, '..', '..', 'model', 'manifest.json');
const labels: string[] = JSON.parse(readFileSync(manifestFile, 'utf8')).labels;
const diseased = labels.filter((l) => !l.endsWith('___Healthy') && !l.startsWith('NotLeaf'));

const SCRIPTS = { hi: /[\u0900-\u097F]/, mr: /[\u0900-\u097F]/, te: /[\u0C00-\u0C7F]/ } as const;

function expectFourLanguages(value: Text): void {
  expect(value.en).toMatch(/[A-Za-z]/);
  expect(value.en).not.toMatch(/[\u0900-\u0C7F]/);
  for (const language of ['hi', 'mr', 'te'] as const) {
    expect(value[language]).toMatch(SCRIPTS[language]);
  }
  expect(value.te).not.toMatch(SCRIPTS.hi);
  expect(value.hi).not.toMatch(SCRIPTS.te);
}

describe('disease library', () => {
  it('has exactly one entry for every disease label of the model', () => {
    expect(DISEASES.map((entry) => entry.label).sort()).toEqual([...diseased].sort());
  });

  it.each(DISEASES.map((entry) => [entry.label, entry] as const))(
    '%s is complete in four languages and points to real look-alikes',
    (label, entry) => {
      for (const value of [entry.name, entry.looks, entry.keySign]) expectFourLanguages(value);
      expect(entry.cultural.length).toBeGreaterThan(0);
      expect(entry.sources.length).toBeGreaterThan(0);
      expect(new Set(entry.cultural).size).toBe(entry.cultural.length);
      for (const other of entry.lookAlikes) {
        expect(labels).toContain(other);
        expect(other).not.toBe(label);
        expect(cropOf(other)).toBe(cropOf(label));
      }
    },
  );

  it('writes every shared sentence in four languages', () => {
    const shared: Text[] = [
      ...Object.values(CULTURAL_MEASURES),
      ...Object.values(BIOLOGICAL_MEASURES),
      ...Object.values(CROP_NAMES),
      ...Object.values(adviceTexts.CHEMICAL_LINES),
      ...HEALTHY.advice,
      adviceTexts.PROTECTION,
      adviceTexts.WAITING,
      adviceTexts.PLANTING_WAIT,
      adviceTexts.LABEL_FIRST,
      adviceTexts.CHECK_STATUS,
    ];
    for (const value of shared) expectFourLanguages(value);
  });

  it('uses every measure it holds', () => {
    const used = new Set<string>(DISEASES.flatMap((e) => [...e.cultural, ...e.biological]));
    const held = [...Object.keys(CULTURAL_MEASURES), ...Object.keys(BIOLOGICAL_MEASURES)];
    expect(held.filter((code) => !used.has(code))).toEqual([]);
  });

  it('names no banned product anywhere', () => {
    const everything = JSON.stringify([
      DISEASES,
      CHEMICALS,
      CULTURAL_MEASURES,
      BIOLOGICAL_MEASURES,
    ]);
    for (const banned of NEVER_ADVISED) expect(everything.toLowerCase()).not.toContain(banned);
  });

  it('gives viruses and hungry plants no fungicide', () => {
    const fungicides = ['mancozeb', 'carbendazim', 'propiconazole', 'copperOxychloride'];
    for (const entry of DISEASES) {
      if (entry.cause !== 'virus' && entry.cause !== 'nutrition') continue;
      for (const use of entry.chemical) expect(fungicides).not.toContain(use.chemical);
    }
  });

  it('knows the name of every label', () => {
    for (const label of labels) expect(labelName(label)).not.toBeNull();
    expect(labelName('Rice___Healthy')?.en).toBe('No disease detected');
    expect(labelName('Rice___Dragon')).toBeNull();
    expect(diseaseOf('Rice___Healthy')).toBeNull();
    expect(typicalRisk('Rice___Leaf_blast')).toBe('High');
    expect(typicalRisk('Rice___Healthy')).toBe('Low');
  });
});

describe('chemical lines', () => {
  const uses = DISEASES.flatMap((entry) =>
    entry.chemical.map((use) => [entry.label, use] as const),
  );

  it.each(uses)('%s: dose, acre, waiting days and number of uses make sense', (_, use) => {
    expect(use.dose[0]).toBeGreaterThan(0);
    expect(use.dose[1]).toBeGreaterThanOrEqual(use.dose[0]);
    expect(use.perAcre[0] / use.dose[0]).toBeCloseTo(use.perAcre[1] / use.dose[1], 0);
    expect(use.perAcre[0]).toBeGreaterThan(use.dose[0]);
    if (use.application === 'spray') expect(use.waitDays).toBeGreaterThanOrEqual(7);
    expect(use.mostUses).toBeLessThanOrEqual(2);
  });

  it('never stand without dose, acre, gear, waiting period, re-entry and whom to ask', () => {
    const { chemical } = adviceFor('Tomato___Early_blight', 'en');
    expect(chemical[0]).toMatchObject({
      dose: 'mancozeb 75 WP: 2–2.5 g in a litre of water, 400–500 g an acre.',
      waiting:
        'Wait 10 days before harvest and stay out of the field for 24 hours. At most 2 times a season.',
    });
    expect(chemical[0]?.protection).toContain('gloves');
    expect(chemical[0]?.caution).toContain('1800-180-1551');
    expect(chemical[0]?.caution).toContain('still allowed');
  });

  it('leave no brace unfilled in any language', () => {
    for (const language of LIBRARY_LANGUAGES) {
      for (const label of labels) {
        for (const line of recommendationList(label, language)) expect(line).not.toMatch(/[{}]/);
      }
    }
  });

  it('come after cultural and biological measures', () => {
    const list = recommendationList('Citrus___Canker', 'en');
    const firstChemical = list.findIndex((line) => line.includes('litre of water, '));
    expect(firstChemical).toBe(5);
    expect(list).toHaveLength(7);
  });

  it('are not given for healthy leaves', () => {
    expect(adviceFor('Wheat___Healthy', 'hi').chemical).toEqual([]);
    expect(recommendationList('Wheat___Healthy', 'hi')).toHaveLength(2);
    expect(recommendationList('Wheat___Dragon', 'en')).toEqual([]);
  });
});
