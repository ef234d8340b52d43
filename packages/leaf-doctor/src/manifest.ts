import type { ModelInput } from './preprocess.ts';

/** Accuracy on n photographs with the 95 % Wilson interval, as shares 0..1. */
export interface Accuracy {
  n: number;
  accuracy: number;
  low: number;
  high: number;
}

/** Accuracy of one crop on test photographs; null where none exist. */
export interface CropAccuracy {
  crop: string;
  field: Accuracy | null;
  lab: Accuracy | null;
}

/** Thresholds of abstention ("not sure"), chosen on validation photographs. */
export interface Thresholds {
  /** The best label needs at least this probability. */
  minProbability: number;
  /** The same when the farmer named the crop and the other crops are ruled out. */
  minProbabilityWithCrop: number;
  /** Minimum familiarity: below it the photograph is treated as out of distribution. */
  minFamiliarity: number;
  /** Minimum probability of the not-a-leaf label to report no leaf. */
  notLeafProbability: number;
}

/** What to photograph: a sick spot from near, the leaf from below, or all of the plant. */
export type PhotographView = 'close' | 'underside' | 'whole-plant';

/** Share of plants named rightly with 1, 2, 3 … photographs each, on plants that were not trained on. */
export interface SeveralPhotographs {
  /** Null: all crops together. */
  crop: string | null;
  /** Plants of two labels that resemble each other; null: all labels of the crop. */
  labels: [string, string] | null;
  /** What the further photographs showed; null when the data do not say. */
  view: PhotographView | null;
  plants: number;
  right: number[];
}

/** Metadata of the model file, the same for server and browser. */
export interface LeafManifest {
  version: string;
  model: { file: string; bytes: number; sha256: string; input: string; output: string };
  labels: string[];
  input: ModelInput;
  temperature: number;
  /** Temperature for 1, 2, 3 … photographs of one plant; the last one for more. Without it, `temperature`. */
  temperatures?: number[];
  thresholds: Thresholds;
  accuracy: { field: Accuracy; lab: Accuracy; crops: CropAccuracy[] };
  /** Absent when it was not measured. */
  several?: SeveralPhotographs[];
}

/** The label of pictures without a leaf. */
export const NOT_LEAF_LABEL = 'NotLeaf___Background';

/** Outputs of the model for each view: a logit for each label, then the familiarity. */
export const answerWidth = ({ labels }: LeafManifest): number => labels.length + 1;

function fail(what: string): never {
  throw new TypeError(`leaf manifest: ${what}`);
}

const isShare = (value: number) => value >= 0 && value <= 1;

function checkSeveral({ labels, plants, right }: SeveralPhotographs, known: readonly string[]) {
  if (!(plants > 0) || !right.every(isShare)) fail('figures of several photographs');
  if (labels && !labels.every((label) => known.includes(label))) fail('pair of labels');
}

/** Validates a manifest, so that a damaged file fails at start. @throws TypeError */
export function checkManifest(value: LeafManifest): LeafManifest {
  if (!Array.isArray(value.labels) || value.labels.length < 2) fail('labels are missing');
  if (new Set(value.labels).size !== value.labels.length) fail('labels repeat');
  if (!value.labels.every((label) => label.split('___').length === 2)) fail('label form');
  if (!value.labels.includes(NOT_LEAF_LABEL)) fail(`no label ${NOT_LEAF_LABEL}`);
  if (!(value.temperature > 0)) fail('temperature must be positive');
  if (!(value.temperatures ?? []).every((one) => one > 0)) fail('temperatures');
  for (const row of value.several ?? []) checkSeveral(row, value.labels);
  if (!(value.input.size >= 32) || value.input.views.length === 0) fail('input views');
  if (!/^[0-9a-f]{64}$/.test(value.model.sha256)) fail('model checksum');
  const { minProbability, minProbabilityWithCrop, minFamiliarity } = value.thresholds;
  if (!Number.isFinite(minFamiliarity)) fail('thresholds');
  for (const share of [minProbability, minProbabilityWithCrop]) {
    if (!isShare(share)) fail('thresholds');
  }
  return value;
}
