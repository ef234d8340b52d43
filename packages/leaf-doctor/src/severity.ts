import { plantColour } from './plant-colour.ts';
import { resize } from './resize.ts';
import type { RgbImage } from './rgb-image.ts';

/** The three levels of the specification. */
export type Severity = 'Low' | 'Medium' | 'High';

/** A severity with its basis. */
export interface SeverityAnswer {
  severity: Severity;
  /** Null for a healthy leaf. */
  basis: 'symptom-area' | 'typical-risk' | null;
  /** Share of the leaf area with symptoms, 0..1; null when not measurable. */
  symptomShare: number | null;
}

/** Below 10 % of the leaf is low, up to 25 % medium, above high (the usual field scale). */
export const SEVERITY_STEPS = { medium: 0.1, high: 0.25 } as const;

const SIDE_PX = 96;
const BORDER_PX = 4;

function severityOfShare(share: number): Severity {
  if (share > SEVERITY_STEPS.high) return 'High';
  return share >= SEVERITY_STEPS.medium ? 'Medium' : 'Low';
}

/**
 * Measures the diseased share of a single leaf on a plain background: green and diseased pixels are
 * counted inside the picture. Null where that would be misleading: plant colours at the
 * border (a leaf among leaves, or soil), hardly any leaf, or hardly any green left.
 */
export function symptomShare(image: RgbImage): number | null {
  const { data } = resize(image, SIDE_PX, SIDE_PX);
  let green = 0;
  let sick = 0;
  let border = 0;
  let borderPlant = 0;
  for (let y = 0; y < SIDE_PX; y++) {
    for (let x = 0; x < SIDE_PX; x++) {
      const at = (y * SIDE_PX + x) * 3;
      const colour = plantColour(
        data[at] as number,
        data[at + 1] as number,
        data[at + 2] as number,
      );
      if (Math.min(x, y, SIDE_PX - 1 - x, SIDE_PX - 1 - y) < BORDER_PX) {
        border++;
        if (colour !== 'other') borderPlant++;
      }
      if (colour === 'green') green++;
      else if (colour === 'sick') sick++;
    }
  }
  const leaf = green + sick;
  const leafShare = leaf / SIDE_PX ** 2;
  if (borderPlant / border > 0.12) return null;
  if (leafShare < 0.15 || leafShare > 0.9 || green < 0.2 * leaf) return null;
  return sick / leaf;
}

/**
 * Low, Medium or High: from the measured symptom area where every photograph allows it (the worst
 * leaf counts), otherwise the disease's own typical risk.
 */
export function judgeSeverity(
  photographs: readonly RgbImage[],
  typicalRisk: Severity,
): SeverityAnswer {
  const shares = photographs.map(symptomShare);
  const measured = shares.filter((share) => share !== null);
  if (measured.length === 0 || measured.length < shares.length) {
    return { severity: typicalRisk, basis: 'typical-risk', symptomShare: null };
  }
  const worst = Math.max(...measured);
  return { severity: severityOfShare(worst), basis: 'symptom-area', symptomShare: worst };
}
