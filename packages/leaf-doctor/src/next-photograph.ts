import { cropOf } from './labels.ts';
import type { LookAlikePair } from './library/library-types.ts';
import { type LeafManifest, NOT_LEAF_LABEL, type PhotographView } from './manifest.ts';
import type { Finding } from './postprocess.ts';

/** From this probability on an answer is taken as settled. */
const SETTLED = 0.85;
/** A second label below this probability is no rival. */
const RIVAL = 0.03;
/** Fewer plants say nothing about a farmer's. */
const PLANTS_MIN = 20;

/** The photograph that would help most, and what one more photograph brought where it was measured. */
export interface NextPhotograph {
  /** Null: any other sick leaf of the plant. */
  view: PhotographView | null;
  /** The labels between which the answer lies, the likelier first; null when one stands alone. */
  labels: [string, string] | null;
  measured: {
    crop: string | null;
    plants: number;
    /** Share right with as many photographs as now, and with one more. */
    now: number;
    next: number;
  } | null;
}

type Pairs = (one: string, other: string) => Pick<LookAlikePair, 'view'> | null;

function rivalsOf({ candidates }: Finding): [string, string] | null {
  const [first, second] = candidates.filter(({ label }) => label !== NOT_LEAF_LABEL);
  if (!first || !second || second.probability < RIVAL) return null;
  return [first.label, second.label];
}

function measuredFor(
  labels: readonly [string, string] | null,
  crop: string | null,
  photographs: number,
  { several = [] }: LeafManifest,
): NextPhotograph['measured'] {
  const isPair = (pair: readonly string[] | null) =>
    pair !== null && labels?.every((label) => pair.includes(label));
  const usable = several.filter(({ plants, right }) => {
    return plants >= PLANTS_MIN && right.length > photographs;
  });
  const row =
    usable.find((one) => isPair(one.labels)) ??
    usable.find((one) => one.labels === null && one.crop === crop && crop !== null) ??
    usable.find((one) => one.labels === null && one.crop === null);
  const now = row?.right[photographs - 1];
  const next = row?.right[photographs];
  if (!row || now === undefined || next === undefined || next <= now) return null;
  return { crop: row.crop, plants: row.plants, now, next };
}

/**
 * What to photograph next. Null when the answer is settled, when nothing in it is a leaf that the model knows, or when as
 * many photographs as may be sent are there already.
 */
export function nextPhotograph(
  finding: Finding,
  photographs: { taken: number; most: number },
  manifest: LeafManifest,
  pairs: Pairs,
): NextPhotograph | null {
  const { verdict, confidence } = finding;
  if (verdict === 'not-a-leaf' || verdict === 'unfamiliar' || confidence >= SETTLED) return null;
  if (photographs.taken >= photographs.most) return null;
  const labels = rivalsOf(finding);
  const likely = finding.candidates[0]?.label;
  const crop = likely === undefined ? null : cropOf(likely);
  return {
    view: (labels && pairs(...labels)?.view) ?? null,
    labels,
    measured: measuredFor(labels, crop, photographs.taken, manifest),
  };
}
