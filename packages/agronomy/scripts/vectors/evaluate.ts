import { type Inputs, plainKey } from './inputs.ts';
import { AIR_KINDS } from './kinds-air.ts';
import { EVAPORATION_KINDS } from './kinds-evaporation.ts';
import { FIELD_KINDS } from './kinds-field.ts';
import { RADIATION_KINDS } from './kinds-radiation.ts';

export type Vector = {
  id: string;
  kind: string;
  inputs: Inputs;
  expected: Record<string, number>;
  tolerance: number;
};

export type Verdict = {
  id: string;
  kind: string;
  passed: boolean;
  /** Largest error as a part of the tolerance; infinite when nothing could be compared. */
  worst: number;
  problem: string | null;
};

/** First value of each result is the one asked for by the kind's name. */
type Calculation = (inputs: Inputs) => Record<string, number | undefined>;

const CALCULATIONS = new Map<string, Calculation>(
  Object.entries({
    ...AIR_KINDS,
    ...RADIATION_KINDS,
    ...EVAPORATION_KINDS,
    ...FIELD_KINDS,
  }).map(([kind, calculation]) => [plainKey(kind), calculation]),
);

/** Floating-point tolerance, far below any tolerance in the vectors. */
const SLACK = 1e-9;

function computedFor(name: string, count: number, result: Record<string, number | undefined>) {
  const entries = Object.entries(result).filter(([, value]) => value !== undefined);
  const wanted = plainKey(name);
  const exact = entries.find(([key]) => key === name || plainKey(key) === wanted);
  const near = entries.find(([key]) => wanted.startsWith(plainKey(key)));
  return (exact ?? near ?? (count === 1 ? entries[0] : undefined))?.[1];
}

/** Computes one vector with the product's functions and compares it with every expected figure. */
export function judge(vector: Vector): Verdict {
  const { id, kind } = vector;
  const failed = (problem: string): Verdict => ({
    id,
    kind,
    passed: false,
    worst: Infinity,
    problem,
  });
  const calculation = CALCULATIONS.get(plainKey(kind));
  if (calculation === undefined) return failed(`kind ${kind} is not known`);
  let result: Record<string, number | undefined>;
  try {
    result = calculation(vector.inputs);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
  const expected = Object.entries(vector.expected);
  if (expected.length === 0) return failed('nothing is expected');
  let worst = 0;
  for (const [name, value] of expected) {
    const computed = computedFor(name, expected.length, result);
    if (computed === undefined) return failed(`no result named ${name}`);
    const ratio = Math.abs(computed - value) / Math.max(vector.tolerance, SLACK);
    if (!(Math.abs(computed - value) <= vector.tolerance + SLACK)) {
      return {
        ...failed(`${name}: ${computed.toPrecision(7)}, expected ${value} ± ${vector.tolerance}`),
        worst: Number.isNaN(ratio) ? Infinity : ratio,
      };
    }
    worst = Math.max(worst, ratio);
  }
  return { id, kind, passed: true, worst, problem: null };
}
