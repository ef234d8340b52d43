import model from '../../data/entry/network.json' with { type: 'json' };
import { ROLES, type Role } from './figure-roles.ts';
import type { Measured } from './reading-features.ts';
import { linear, statesOf } from './recurrent-network.ts';
import type { Sequence } from './sequence-features.ts';

const { buckets, size, hidden, pair, networks } = model;
/** A weight of the table is a whole number of four bits, 0 to 14; this one says nothing. */
const NOTHING = 7;
/** Products of a price's and a count's vectors are divided by this. */
const PAIR_SCALE = 3;
const GATES = 3;
const MEASURED: readonly Measured[] = ['money', 'milk'];

/** What the networks make of a sentence, on average. Scores of figures are 0 where one stands too far behind to be read. */
export interface Heard {
  ofRole: (figure: number, role: Role, measured: Measured) => number;
  ofPair: (price: number, count: number) => number;
  /** What one of the whole sums of the linear scores of readings is worth beside these. */
  linear: number;
  /** A score for each class of `data/entry/kinds.json`, in its order. */
  kinds: Float32Array;
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

function unpacked(written: (typeof networks)[number]) {
  const table = bytesOf(written.table.weights);
  const bytes = new Int8Array(bytesOf(written.weights).buffer);
  let from = 0;
  let matrix = 0;
  const next = (rows: number, columns = 1): Float32Array => {
    const scale = written.scales[matrix] ?? 0;
    const found = Float32Array.from(
      bytes.subarray(from, from + rows * columns),
      (one) => one * scale,
    );
    from += rows * columns;
    matrix += 1;
    return found;
  };
  const direction = () => ({
    ofToken: next(GATES * hidden, size),
    ofState: next(GATES * hidden, hidden),
    tokenBias: next(GATES * hidden),
    stateBias: next(GATES * hidden),
  });
  const layer = (rows: number, columns: number) => ({
    weights: next(rows, columns),
    bias: next(rows),
  });
  return {
    table,
    scale: written.table.scale,
    forward: direction(),
    backward: direction(),
    role: layer(MEASURED.length * ROLES.length, 2 * hidden),
    price: layer(pair, 2 * hidden),
    count: layer(pair, 2 * hidden),
    kind: layer(model.classes, 4 * hidden),
  };
}

type Network = ReturnType<typeof unpacked>;
let unpackedNetworks: Network[] | undefined;

/** The sum of the vectors of a token's features. */
function vectorOf({ table, scale }: Network, features: readonly number[]): Float32Array {
  const sum = new Float32Array(size);
  for (const feature of features) {
    const row = (feature % buckets) * size;
    for (let at = 0; at < size; at += 1) {
      const pairOf = table[(row + at) >> 1] ?? 0;
      sum[at] = (sum[at] ?? 0) + (((row + at) % 2 === 0 ? pairOf & 15 : pairOf >> 4) - NOTHING);
    }
  }
  return sum.map((value) => value * scale);
}

function joined(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const part of parts) {
    all.set(part, from);
    from += part.length;
  }
  return all;
}

const dot = (one?: Float32Array | null, other?: Float32Array | null): number =>
  one && other ? one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) : 0;

/** What one network makes of a sentence, which it reads in both directions. */
function heardBy(network: Network, { tokens, figureAt }: Sequence) {
  const { forward, backward, role, price, count, kind } = network;
  const vectors = tokens.map((features) => vectorOf(network, features));
  const ahead = statesOf(forward, vectors);
  const back = statesOf(backward, vectors.toReversed()).reverse();
  const states = ahead.map((state, at) => joined(state, back[at] ?? new Float32Array(hidden)));
  const most = new Float32Array(2 * hidden).fill(Number.NEGATIVE_INFINITY);
  const average = new Float32Array(2 * hidden);
  for (const state of states)
    for (const [at, value] of state.entries()) {
      most[at] = Math.max(most[at] ?? 0, value);
      average[at] = (average[at] ?? 0) + value / states.length;
    }
  const ofFigures = (layer: typeof role) =>
    figureAt.map((at) => {
      const state = at === null ? undefined : states[at];
      return state ? linear(layer.weights, layer.bias, state) : null;
    });
  return {
    kinds: linear(kind.weights, kind.bias, joined(most, average)),
    roles: ofFigures(role),
    prices: ofFigures(price),
    counts: ofFigures(count),
  };
}

const mean = <T>(of: readonly T[], value: (one: T) => number): number =>
  of.reduce((sum, one) => sum + value(one), 0) / of.length;

/** Reads a sentence: scores for the role of each figure, for each price with each count, and for each kind. */
export function hear(sequence: Sequence): Heard {
  unpackedNetworks ??= networks.map(unpacked);
  const heard = unpackedNetworks.map((network) => heardBy(network, sequence));
  return {
    linear: mean(networks, (network) => network.linear),
    kinds: Float32Array.from({ length: model.classes }, (_, at) =>
      mean(heard, ({ kinds }) => kinds[at] ?? 0),
    ),
    ofRole: (figure, name, measured) => {
      const score = MEASURED.indexOf(measured) * ROLES.length + ROLES.indexOf(name);
      return mean(heard, ({ roles }) => roles[figure]?.[score] ?? 0);
    },
    ofPair: (one, other) =>
      mean(heard, ({ prices, counts }) => dot(prices[one], counts[other]) / PAIR_SCALE),
  };
}
