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

/** Metadata of the model file, the same for server and browser. */
export interface LeafManifest {
  version: string;
  model: { file: string; bytes: number; sha256: string; input: string; output: string };
  labels: string[];
  input: ModelInput;
  temperature: number;
  thresholds: Thresholds;
  accuracy: { field: Accuracy; lab: Accuracy; crops: CropAccuracy[] };
}

/** The label of pictures without a leaf. */
export const NOT_LEAF_LABEL = 'NotLeaf___Background';

/** Outputs of the model for each view: a logit for each label, then the familiarity. */
export const answerWidth = ({ labels }: LeafManifest): number => labels.length + 1;

function fail(what: string): never {
  throw new TypeError(`leaf manifest: ${what}`);
}

/** Validates a manifest, so that a damaged file fails at start. @throws TypeError */
export function checkManifest(value: LeafManifest): LeafManifest {
  if (!Array.isArray(value.labels) || value.labels.length < 2) fail('labels are missing');
  if (new Set(value.labels).size !== value.labels.length) fail('labels repeat');
  if (!value.labels.every((label) => label.split('___').length === 2)) fail('label form');
  if (!value.labels.includes(NOT_LEAF_LABEL)) fail(`no label ${NOT_LEAF_LABEL}`);
  if (!(value.temperature > 0)) fail('temperature must be positive');
  if (!(value.input.size >= 32) || value.input.views.length === 0) fail('input views');
  if (!/^[0-9a-f]{64}$/.test(value.model.sha256)) fail('model checksum');
  const { minProbability, minProbabilityWithCrop, minFamiliarity } = value.thresholds;
  if (!Number.isFinite(minFamiliarity)) fail('thresholds');
  for (const share of [minProbability, minProbabilityWithCrop]) {
    if (!(share >= 0 && share <= 1)) fail('thresholds');
  }
  return value;
}
