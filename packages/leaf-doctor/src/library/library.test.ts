import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentEntry, readCollection } from '@ankur/content/collection';
import { LANGUAGE_CODES, type Language } from '@ankur/languages/languages';
import { describe, expect, it } from 'vitest';
import { cropOf } from '../labels.ts';
import { chemicalSentences } from './advice.ts';
import {
  CHEMICALS,
  NEVER_ADVISED,
  ORCHARD_LITRES_PER_ACRE,
  SPRAY_LITRES_PER_ACRE,
} from './chemicals.ts';
import { cropNames, LEAF_CROPS } from './crop-names.ts';
import { typicalRisk } from './library.ts';
import { libraryIn } from './read-library.ts';
import type { Text } from './text.ts';

const manifestFile = join(import.meta.dirname, '..', '..', 'model', 'manifest.json');
const labels: string[] = JSON.parse(readFileSync(manifestFile, 'utf8')).labels;
const folder = join(import.meta.dirname, '..', '..', 'library');
/** The library as it is written, by kind, id and language. */
const entriesOf = (kind: string) =>
  new Map(readCollection(join(folder, kind)).map((entry) => [entry.id, entry]));
const written = {
  diseases: entriesOf('diseases'),
  phrases: entriesOf('phrases'),
  lookAlikes: entriesOf('look-alikes'),
};

/** Every sentence below a value by its path. */
function sentences(value: unknown, at = ''): [path: string, sentence: string][] {
  if (typeof value === 'string') return [[at, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    sentences(inner, `${at}.${key}`),
  );
}
const english = libraryIn('en');
const DISEASES = english.diseases;
const { diseaseOf, labelName } = english;
const adviceFor = (label: string, language: Language) => libraryIn(language).adviceFor(label);
const recommendationList = (label: string, language: Language) =>
  libraryIn(language).recommendationList(label);

const diseased = labels.filter((l) => !l.endsWith('___Healthy') && !l.startsWith('NotLeaf'));

/** Maximum length of a farm task's notes, which hold the text of a planned spray. */
const TASK_NOTES_MAX = 1000;

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

/** Expects the same sentences under the same keys in all languages, each in its own script. */
function expectWhole(entry: ContentEntry | undefined): void {
  const texts = LANGUAGE_CODES.map(
    (code) => [code, new Map(sentences(entry?.texts[code] ?? {}))] as const,
  );
  const paths = [...(texts[0]?.[1].keys() ?? [])];
  expect(paths).not.toEqual([]);
  for (const [language, text] of texts) expect([...text.keys()], language).toEqual(paths);
  for (const path of paths) {
    expectFourLanguages(
      Object.fromEntries(texts.map(([language, text]) => [language, text.get(path)])) as Text,
    );
  }
}
describe('disease library', () => {
  it('has exactly one entry for every disease label of the model', () => {
    expect(DISEASES.map((entry) => entry.label).sort()).toEqual([...diseased].sort());
  });

  it.each(DISEASES.map((entry) => [entry.label, entry] as const))(
    '%s is complete in every language and points to real look-alikes',
    (label, entry) => {
      expectWhole(written.diseases.get(label));
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

  it.each([...written.phrases.values()].filter(({ id }) => id !== 'crops'))(
    'writes every phrase on $id in every language',
    (entry) => {
      expectWhole(entry);
    },
  );

  it.each([...written.lookAlikes.values()])(
    'tells the pair $id apart in four languages, by labels of one crop',
    (entry) => {
      expectFourLanguages(
        Object.fromEntries(
          ['en', 'hi', 'mr', 'te'].map((code) => [
            code,
            (entry.texts[code] as { signs: string }).signs,
          ]),
        ) as Text,
      );
      const [one = '', other = ''] = (entry.meta as { labels: string[] }).labels;
      expect([one, other]).toEqual([one, other].sort());
      expect(labels).toContain(one);
      expect(labels).toContain(other);
      expect(cropOf(one)).toBe(cropOf(other));
      expect(english.lookAlikes(other, one)?.signs).toBe(
        (entry.texts.en as { signs: string }).signs,
      );
    },
  );

  it('knows how to tell apart what is most often confused', () => {
    const known = [...written.lookAlikes.values()].map(({ meta }) => {
      return (meta as { labels: string[] }).labels.join();
    });
    expect(new Set(known).size).toBe(known.length);
    expect(english.lookAlikes('Wheat___Healthy', 'Rice___Healthy')).toBeNull();
    for (const crop of ['Maize', 'Wheat', 'Groundnut', 'Chilli'])
      expect(
        known.some((pair) => pair.startsWith(crop)),
        crop,
      ).toBe(true);
  });

  it('names every crop in every language, by the register of crops where it has no name of its own', () => {
    for (const crop of LEAF_CROPS) {
      const names = cropNames(crop) as Text;
      expect(Object.keys(names).sort()).toEqual([...LANGUAGE_CODES].sort());
      expectFourLanguages(names);
    }
    expect(cropNames('Cotton')).toMatchObject({ en: 'Cotton', te: 'పత్తి' });
    expect(cropNames('Citrus')?.en).toBe('Orange / lime');
    expect(cropNames('Dragonfruit')).toBeNull();
  });

  it('uses every measure it holds', () => {
    const used = new Set<string>(DISEASES.flatMap((e) => [...e.cultural, ...e.biological]));
    const held = ['cultural', 'biological'].flatMap((kind) =>
      Object.keys(written.phrases.get(kind)?.texts.en as object),
    );
    expect([...used].filter((code) => !held.includes(code))).toEqual([]);
    expect(held.filter((code) => !used.has(code))).toEqual([]);
  });

  it('contains no banned product', () => {
    const everything = JSON.stringify([
      CHEMICALS,
      ...written.diseases.values(),
      ...written.phrases.values(),
    ]);
    for (const banned of NEVER_ADVISED) expect(everything.toLowerCase()).not.toContain(banned);
  });

  it('gives no fungicide for viruses and nutrient deficiencies', () => {
    const fungicides = ['mancozeb', 'carbendazim', 'propiconazole', 'copperOxychloride'];
    for (const entry of DISEASES) {
      if (entry.cause !== 'virus' && entry.cause !== 'nutrition') continue;
      for (const use of entry.chemical) expect(fungicides).not.toContain(use.chemical);
    }
  });

  it('names every label', () => {
    for (const label of labels) expect(labelName(label)).not.toBeNull();
    expect(labelName('Rice___Healthy')).toBe('No disease detected');
    expect(labelName('Rice___Dragon')).toBeNull();
    expect(diseaseOf('Rice___Healthy')).toBeNull();
    expect(typicalRisk('Rice___Leaf_blast', english)).toBe('High');
    expect(typicalRisk('Rice___Healthy', english)).toBe('Low');
  });
});

describe('chemical lines', () => {
  const uses = DISEASES.flatMap((entry) =>
    entry.chemical.map((use) => [entry.label, use] as const),
  );

  it.each(uses)(
    '%s: dose, amount per acre, waiting days and number of uses are plausible',
    (_, use) => {
      expect(use.dose[0]).toBeGreaterThan(0);
      expect(use.dose[1]).toBeGreaterThanOrEqual(use.dose[0]);
      expect(use.perAcre[0] / use.dose[0]).toBeCloseTo(use.perAcre[1] / use.dose[1], 0);
      expect(use.perAcre[0]).toBeGreaterThan(use.dose[0]);
      if (use.application === 'spray') {
        expect(use.waitDays).toBeGreaterThanOrEqual(7);
        const litres = use.perAcre[0] / use.dose[0];
        expect([SPRAY_LITRES_PER_ACRE, ORCHARD_LITRES_PER_ACRE]).toContain(Math.round(litres));
      }
      expect(use.mostUses).toBeLessThanOrEqual(2);
    },
  );

  it('always have dose, amount per acre, gear, weather, waiting period, re-entry and contacts', () => {
    const { chemical } = adviceFor('Tomato___Early_blight', 'en');
    expect(chemical[0]).toMatchObject({
      dose: 'mancozeb 75 WP: 2–2.5 g in a litre of water, 400–500 g an acre.',
      waiting:
        'Wait 10 days before harvest and stay out of the field for 24 hours: our cautious figures, the label decides. At most 2 times a season.',
    });
    for (const word of ['light wind', 'morning or evening', 'no rain', 'bees'])
      expect(chemical[0]?.weather).toContain(word);
    for (const word of ['gloves', 'wash', 'Keep children', 'empty container'])
      expect(chemical[0]?.protection).toContain(word);
    expect(chemical[0]?.caution).toContain('one product at a time');
    expect(chemical[0]?.caution).toContain('1800-180-1551');
    expect(chemical[0]?.caution).toContain('still allowed');
  });

  it('include gear, weather, waiting period and caution in every list of recommendations', () => {
    for (const { label } of DISEASES) {
      for (const language of LANGUAGE_CODES) {
        const { chemical } = adviceFor(label, language);
        const list = recommendationList(label, language);
        for (const line of chemical) {
          const said = list.find((one) => one.startsWith(line.dose));
          for (const part of [line.protection, line.weather, line.waiting, line.caution]) {
            expect(part).not.toBe('');
            expect(said).toContain(part);
          }
        }
      }
    }
  });

  it('fit into the notes of a spray task', () => {
    for (const { label } of DISEASES) {
      for (const language of LANGUAGE_CODES) {
        for (const line of adviceFor(label, language).chemical)
          expect(chemicalSentences(line).length).toBeLessThanOrEqual(TASK_NOTES_MAX);
      }
    }
  });

  it('respect the limits of their sources', () => {
    const said = (label: string, product: string) =>
      recommendationList(label, 'en').find((line) => line.startsWith(product));
    expect(said('Tomato___Spider_mites', 'wettable sulphur')).toContain('hotter than 32 °C');
    expect(said('Mango___Powdery_mildew', 'wettable sulphur')).toContain('hotter than 32 °C');
    expect(said('Rice___Bacterial_leaf_blight', 'copper hydroxide')).toContain('limited');
    expect(said('Chilli___Leaf_curl_mites_thrips', 'spinetoram')).toContain('thrips');
    expect(said('Tomato___Yellow_leaf_curl_virus', 'imidacloprid')).toContain('young plants');
    expect(said('Banana___Sigatoka', 'propiconazole')).toContain('mineral');
    expect(said('Citrus___Canker', 'Bordeaux mixture')).toContain('as much lime');
    expect(said('Rice___Leaf_blast', 'tricyclazole')).toMatch(/Not on basmati.*still allowed/);
    expect(said('Rice___Brown_spot', 'propiconazole')).toContain('Not on basmati');
    const neem = recommendationList('Citrus___Canker', 'en').filter((line) => /neem/i.test(line));
    expect(neem).toEqual([expect.stringContaining('neem cake')]);
    for (const { label, biological } of DISEASES) {
      if (/^(Groundnut|Citrus)/.test(label)) expect(biological).not.toContain('neemExtract');
    }
  });

  it('are replaced by "no checked dose" where no fact supports one', () => {
    const last = (label: string) => recommendationList(label, 'en').at(-1);
    expect(last('Apple___Brown_spot')).toMatch(/no checked dose.*agriculture officer.*Krishi/);
    expect(last('Wheat___Crown_root_rot')).toMatch(/no checked dose/);
    expect(last('Tomato___Mosaic_virus')).toMatch(/^No chemical cures this/);
    expect(adviceFor('Groundnut___Nutrient_deficiency', 'en').noChemical).toBeNull();
    expect(adviceFor('Tomato___Early_blight', 'en').noChemical).toBeNull();
    expect(adviceFor('Wheat___Healthy', 'en').noChemical).toBeNull();
  });

  it('have no unfilled placeholder in any language', () => {
    for (const language of LANGUAGE_CODES) {
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
