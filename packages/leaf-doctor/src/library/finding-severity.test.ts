import { expect, it } from 'vitest';
import type { Finding } from '../postprocess.ts';
import { rgbImage } from '../rgb-image.ts';
import { severityOfFinding } from './finding-severity.ts';
import { libraryIn } from './read-library.ts';

const SIDE = 100;
const library = libraryIn('en');

/** A leaf on a grey ground, green but for a share of brown from the top. */
function leaf(brownShare: number) {
  const data = new Uint8Array(SIDE * SIDE * 3).fill(128);
  for (let y = 15; y < 85; y++) {
    for (let x = 15; x < 85; x++) {
      const colour = y - 15 < 70 * brownShare ? [120, 78, 30] : [50, 140, 40];
      data.set(colour, (y * SIDE + x) * 3);
    }
  }
  return rgbImage(data, SIDE, SIDE);
}
const finding = (label: string | null, verdict: Finding['verdict']): Finding => ({
  label,
  verdict,
  confidence: 0.9,
  candidates: [{ label: label ?? 'Tomato___Late_blight', probability: 0.9 }],
});

it('measures diseases that destroy leaf tissue', () => {
  const blight = finding('Tomato___Early_blight', 'diseased');
  expect(severityOfFinding(blight, [leaf(0.05)], library)).toMatchObject({
    severity: 'Low',
    basis: 'symptom-area',
  });
  expect(severityOfFinding(blight, [leaf(0.05), leaf(0.5)], library).severity).toBe('High');
});

it('does not measure a virus by necrotic tissue', () => {
  const curl = finding('Tomato___Yellow_leaf_curl_virus', 'diseased');
  expect(severityOfFinding(curl, [leaf(0.02)], library)).toEqual({
    severity: 'High',
    basis: 'typical-risk',
    symptomShare: null,
  });
});

it('is Low for healthy leaves, and the first candidate’s risk for uncertain ones', () => {
  expect(severityOfFinding(finding('Tomato___Healthy', 'healthy'), [leaf(0.4)], library)).toEqual({
    severity: 'Low',
    basis: null,
    symptomShare: null,
  });
  expect(severityOfFinding(finding(null, 'not-sure'), [leaf(0.4)], library).basis).toBe(
    'typical-risk',
  );
});
