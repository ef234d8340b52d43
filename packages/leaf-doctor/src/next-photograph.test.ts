import { describe, expect, it } from 'vitest';
import type { LeafManifest, SeveralPhotographs } from './manifest.ts';
import { nextPhotograph } from './next-photograph.ts';
import type { Finding } from './postprocess.ts';
import { LEAF_MANIFEST } from './shipped-manifest.ts';

const SPOT = 'Maize___Gray_leaf_spot';
const BLIGHT = 'Maize___Northern_leaf_blight';

const finding = (first: number, second: number, told: Partial<Finding> = {}): Finding => ({
  verdict: 'diseased',
  label: SPOT,
  confidence: first,
  candidates: [
    { label: SPOT, probability: first },
    { label: BLIGHT, probability: second },
  ],
  ...told,
});

const row = (told: Partial<SeveralPhotographs>): SeveralPhotographs => ({
  crop: 'Maize',
  labels: null,
  view: null,
  plants: 40,
  right: [0.7, 0.8, 0.85],
  ...told,
});
const measuredBy = (...several: SeveralPhotographs[]): LeafManifest => ({
  ...LEAF_MANIFEST,
  several,
});
const { several: _, ...unmeasured } = LEAF_MANIFEST;
const ONE = { taken: 1, most: 5 };
const known = (one: string, other: string) =>
  one === SPOT && other === BLIGHT ? { view: 'close' as const } : null;

describe('the next photograph', () => {
  it('is the one that tells the two likeliest apart', () => {
    expect(nextPhotograph(finding(0.6, 0.3), ONE, unmeasured, known)).toEqual({
      view: 'close',
      labels: [SPOT, BLIGHT],
      measured: null,
    });
  });

  it('is any other leaf where no photograph is known to tell them apart, or nothing rivals', () => {
    const other = nextPhotograph(finding(0.6, 0.3), ONE, unmeasured, () => null);
    expect(other).toMatchObject({ view: null, labels: [SPOT, BLIGHT] });
    expect(nextPhotograph(finding(0.6, 0.02), ONE, unmeasured, known)).toMatchObject({
      view: null,
      labels: null,
    });
  });

  it('is not asked for when the answer is settled, no known leaf is seen, or five were sent', () => {
    const ask = (one: Finding, taken = 1) =>
      nextPhotograph(one, { taken, most: 5 }, unmeasured, known);
    expect(ask(finding(0.85, 0.1))).toBeNull();
    expect(ask(finding(0.6, 0.3, { verdict: 'not-a-leaf', label: null }))).toBeNull();
    expect(ask(finding(0.6, 0.3, { verdict: 'unfamiliar', label: null }))).toBeNull();
    expect(ask(finding(0.6, 0.3), 5)).toBeNull();
    expect(ask(finding(0.6, 0.3), 4)).not.toBeNull();
  });

  it('comes with what was measured for the pair, else for the crop, else for all crops', () => {
    const pair = row({ labels: [BLIGHT, SPOT], plants: 30, right: [0.6, 0.75] });
    const crop = row({});
    const all = row({ crop: null, plants: 300, right: [0.8, 0.9] });
    const ask = (...rows: SeveralPhotographs[]) =>
      nextPhotograph(finding(0.6, 0.3), ONE, measuredBy(...rows), known)?.measured;
    expect(ask(all, crop, pair)).toEqual({ crop: 'Maize', plants: 30, now: 0.6, next: 0.75 });
    expect(ask(all, crop)).toEqual({ crop: 'Maize', plants: 40, now: 0.7, next: 0.8 });
    expect(ask(all, row({ crop: 'Rice' }))).toEqual({
      crop: null,
      plants: 300,
      now: 0.8,
      next: 0.9,
    });
  });

  it('claims nothing from few plants, beyond what was measured, or without a gain', () => {
    const ask = (rows: SeveralPhotographs[], taken = 1) =>
      nextPhotograph(finding(0.6, 0.3), { taken, most: 5 }, measuredBy(...rows), known)?.measured;
    expect(ask([row({ plants: 19 })])).toBeNull();
    expect(ask([row({ right: [0.8, 0.8] })])).toBeNull();
    expect(ask([row({})], 2)).toEqual({ crop: 'Maize', plants: 40, now: 0.8, next: 0.85 });
    expect(ask([row({})], 3)).toBeNull();
  });
});
