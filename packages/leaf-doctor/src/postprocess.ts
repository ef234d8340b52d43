import { cropOf, isHealthy } from './labels.ts';
import { answerWidth, type LeafManifest, NOT_LEAF_LABEL } from './manifest.ts';

/** A label and how probable it is, 0..1. */
export interface Candidate {
  label: string;
  probability: number;
}

/** Result of the classifier; `confidence` is the probability of the best label. */
export interface Finding {
  /** `not-sure`: no label is probable enough; `unfamiliar`: out of distribution. */
  verdict: 'diseased' | 'healthy' | 'not-sure' | 'unfamiliar' | 'not-a-leaf';
  /** The machine name; null for every verdict but diseased and healthy. */
  label: string | null;
  confidence: number;
  /** The three most probable labels of the crop, or of all crops when none was named. */
  candidates: Candidate[];
}

/** Softmax of logits; a higher temperature flattens it. */
export function softmax(scores: ArrayLike<number>, temperature: number): Float64Array {
  const out = new Float64Array(scores.length);
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i++) highest = Math.max(highest, scores[i] as number);
  let sum = 0;
  for (let i = 0; i < scores.length; i++) {
    out[i] = Math.exp(((scores[i] as number) - highest) / temperature);
    sum += out[i] as number;
  }
  for (let i = 0; i < out.length; i++) out[i] = (out[i] as number) / sum;
  return out;
}

/** The mean score of each label over rows of one length (views of a photograph, or photographs). */
export function meanScores(rows: readonly ArrayLike<number>[]): Float64Array {
  const length = rows[0]?.length ?? 0;
  const out = new Float64Array(length);
  for (const row of rows) {
    for (let i = 0; i < length; i++) out[i] = (out[i] as number) + (row[i] as number) / rows.length;
  }
  return out;
}

/** Mean model output of one photograph, or of several of one plant. */
export interface Impression {
  /** A raw score for each label. */
  scores: Float64Array;
  /** Familiarity: similarity to the training photographs of some label; no unit, higher is more similar. */
  familiarity: number;
}

/** Temperature of the softmax over the mean scores of so many photographs. */
function temperatureOf(photographs: number, { temperature, temperatures }: LeafManifest): number {
  return temperatures?.[photographs - 1] ?? temperatures?.at(-1) ?? temperature;
}

/** Averages the views in the model's flat output for one photograph. @throws TypeError */
export function photographImpression(flat: Float32Array, manifest: LeafManifest): Impression {
  const width = answerWidth(manifest);
  const views = flat.length / width;
  if (views < 1 || !Number.isInteger(views)) {
    throw new TypeError(`the model gave ${flat.length} numbers, not ${width} for each view`);
  }
  const row = meanScores(
    Array.from({ length: views }, (_, view) => flat.subarray(view * width, (view + 1) * width)),
  );
  return { scores: row.slice(0, -1), familiarity: row[width - 1] as number };
}

/**
 * Combines up to five photographs of one plant, without those that show no leaf: the mean of their log-probabilities
 * (up to a constant, of their scores) and of their familiarity. Further photographs make the answer surer, so the scores
 * are scaled to be calibrated at the manifest's temperature of one photograph.
 */
export function combinePhotographs(
  photographs: readonly Impression[],
  manifest: LeafManifest,
): Impression {
  const notLeaf = manifest.labels.indexOf(NOT_LEAF_LABEL);
  const leaves = photographs.filter(({ scores }) => {
    const share = softmax(scores, manifest.temperature)[notLeaf] as number;
    return share < manifest.thresholds.notLeafProbability;
  });
  const used = leaves.length > 0 ? leaves : photographs;
  const scale = manifest.temperature / temperatureOf(used.length, manifest);
  return {
    scores: meanScores(used.map(({ scores }) => scores)).map((score) => score * scale),
    familiarity: used.reduce((sum, one) => sum + one.familiarity, 0) / used.length,
  };
}

/** Probabilities of all labels; with a crop, renormalised over its labels. */
export function probabilities(
  scores: ArrayLike<number>,
  manifest: LeafManifest,
  crop: string | null,
): Float64Array {
  if (crop === null) return softmax(scores, manifest.temperature);
  const masked = Float64Array.from(manifest.labels, (label, i) =>
    cropOf(label) === crop ? (scores[i] as number) : Number.NEGATIVE_INFINITY,
  );
  return softmax(masked, manifest.temperature);
}

function best(labels: readonly string[], shares: Float64Array, count: number): Candidate[] {
  return labels
    .map((label, i) => ({ label, probability: shares[i] as number }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, count);
}

/** Decides the finding; abstains ("not sure") below the thresholds. */
export function judge(
  { scores, familiarity }: Impression,
  manifest: LeafManifest,
  crop: string | null,
): Finding {
  const { thresholds, labels } = manifest;
  const open = probabilities(scores, manifest, null);
  const notLeaf = open[labels.indexOf(NOT_LEAF_LABEL)] as number;
  const shares = crop === null ? open : probabilities(scores, manifest, crop);
  const candidates = best(labels, shares, 3);
  const first = candidates[0];
  if (first === undefined) throw new RangeError('a model without labels cannot judge');
  const confidence = first.probability;
  if (first.label === NOT_LEAF_LABEL || notLeaf >= thresholds.notLeafProbability) {
    return { verdict: 'not-a-leaf', label: null, confidence: notLeaf, candidates };
  }
  if (familiarity < thresholds.minFamiliarity) {
    return { verdict: 'unfamiliar', label: null, confidence, candidates };
  }
  const least = crop === null ? thresholds.minProbability : thresholds.minProbabilityWithCrop;
  if (confidence < least) {
    return { verdict: 'not-sure', label: null, confidence, candidates };
  }
  const verdict = isHealthy(first.label) ? 'healthy' : 'diseased';
  return { verdict, label: first.label, confidence, candidates };
}
