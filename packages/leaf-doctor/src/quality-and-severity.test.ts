import { describe, expect, it } from 'vitest';
import { plantColour } from './plant-colour.ts';
import { checkQuality } from './quality-gate.ts';
import { type RgbImage, rgbImage } from './rgb-image.ts';
import { judgeSeverity, symptomShare } from './severity.ts';

type Colour = readonly [number, number, number];
const GREEN: Colour = [60, 140, 50];
const BROWN: Colour = [150, 95, 40];
const WHITE: Colour = [245, 245, 245];

function draw(side: number, colourAt: (x: number, y: number) => Colour): RgbImage {
  const data = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) data.set(colourAt(x, y), (y * side + x) * 3);
  }
  return rgbImage(data, side, side);
}

/** A green disc on white; `diseased` of it, from the top, is brown. */
function leafOnPaper(diseased: number, side = 200): RgbImage {
  const r = side * 0.35;
  return draw(side, (x, y) => {
    const dx = x - side / 2;
    const dy = y - side / 2;
    if (dx * dx + dy * dy > r * r) return WHITE;
    return dy < -r + 2 * r * diseased ? BROWN : GREEN;
  });
}

/** Green with a fine pattern, as a sharp photograph has. */
const sharpLeaf = draw(200, (x, y) => {
  const step = (Math.floor(x / 3) + Math.floor(y / 3)) % 2 === 0 ? 0 : 40;
  return [60 + step, 140 + step, 50 + step];
});

describe('plantColour', () => {
  it('classifies living green, dying tissue and others', () => {
    expect(plantColour(...GREEN)).toBe('green');
    expect(plantColour(220, 200, 60)).toBe('sick');
    expect(plantColour(...BROWN)).toBe('sick');
    for (const [r, g, b] of [WHITE, [10, 20, 10], [70, 120, 220], [128, 128, 128]] as const) {
      expect(plantColour(r, g, b)).toBe('other');
    }
  });
});

describe('quality gate', () => {
  const problemsOf = (image: RgbImage) => checkQuality(image).problems;

  it('accepts a sharp photograph of a leaf', () => {
    expect(problemsOf(sharpLeaf)).toEqual([]);
    expect(problemsOf(leafOnPaper(0.2))).toEqual([]);
  });

  it('reports dark, overexposed, blurred, leafless and tiny pictures by code', () => {
    expect(problemsOf(draw(200, () => [8, 14, 6]))).toEqual(['too-dark']);
    expect(problemsOf(draw(200, () => [252, 252, 250]))).toEqual(['too-bright']);
    expect(problemsOf(draw(200, () => GREEN))).toEqual(['blurred']);
    expect(problemsOf(draw(200, (x) => (x % 2 === 0 ? [90, 90, 90] : [150, 150, 150])))).toEqual([
      'no-leaf',
    ]);
    expect(problemsOf(draw(60, (x) => (x % 6 < 3 ? GREEN : BROWN)))).toEqual(['too-small']);
  });

  it('finds a blurred copy less sharp than the original', () => {
    const small = checkQuality(sharpLeaf).figures.sharpness;
    const smooth = draw(200, (x, y) => [60 + x / 10, 120 + y / 10, 50]);
    expect(checkQuality(smooth).figures.sharpness).toBeLessThan(small / 5);
  });
});

describe('severity', () => {
  it('measures the diseased share of a leaf on plain paper', () => {
    expect(symptomShare(leafOnPaper(0))).toBeLessThan(0.02);
    const half = symptomShare(leafOnPaper(0.5));
    expect(half).toBeGreaterThan(0.4);
    expect(half).toBeLessThan(0.6);
  });

  it('returns null for a leaf among leaves and for a picture without a leaf', () => {
    expect(symptomShare(sharpLeaf)).toBeNull();
    expect(symptomShare(draw(200, () => WHITE))).toBeNull();
  });

  it('changes from low to medium to high at 10 and 25 percent', () => {
    expect(judgeSeverity([leafOnPaper(0.02)], 'High').severity).toBe('Low');
    expect(judgeSeverity([leafOnPaper(0.25)], 'High').severity).toBe('Medium');
    expect(judgeSeverity([leafOnPaper(0.6)], 'Low').severity).toBe('High');
  });

  it('uses the worst of several leaves', () => {
    const answer = judgeSeverity([leafOnPaper(0.02), leafOnPaper(0.6)], 'Low');
    expect(answer).toMatchObject({ severity: 'High', basis: 'symptom-area' });
  });

  it('falls back to the disease’s typical risk, with that basis', () => {
    expect(judgeSeverity([leafOnPaper(0.6), sharpLeaf], 'Medium')).toEqual({
      severity: 'Medium',
      basis: 'typical-risk',
      symptomShare: null,
    });
  });
});
