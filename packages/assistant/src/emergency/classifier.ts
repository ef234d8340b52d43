import { createFeatures } from './features.ts';

/** What the most alarming window of a message tells. */
export interface Classified {
  /** Probability that a person, or an animal, is in danger (0..1). */
  person: number;
  animal: number;
  /** Probability that somebody asks about people's health without an emergency (0..1). */
  health: number;
  /** Probability of each kind, by label; animals' kinds begin with `animal-`. */
  kinds: ReadonlyMap<string, number>;
}

export interface Classifier {
  classify(message: string): Classified;
  /** Limits on the probability of danger: from `maybe` a line is added, from `sure` only the emergency is answered. */
  limits: { maybe: number; sure: number; health: number };
  version: number;
}

interface Header {
  wide: number;
  mix: [number, number];
  groups: string[];
  buckets: number;
  size: number;
  widths: number[];
  labels: string[];
  maybe: number;
  sure: number;
  health: number;
  version: number;
  layers: { name: string; rows: number; columns: number }[];
}

interface Layer {
  rows: number;
  columns: number;
  weights: Float32Array;
  bias: Float32Array;
}

const NO_DANGER = new Set(['none', 'border', 'health']);
/** Layers with one scale for all rows; the others have one a row. */
const TABLES = new Set(['wide', 'table']);
const LEAST = 1e-6;

/**
 * Reads a model file as `training/train_emergency.py` writes it: a JSON header, then for each layer the scales, the
 * biases and the 8-bit weights, each padded to four bytes. @throws when the bytes are not such a file.
 */
export function createClassifier(bytes: ArrayBuffer): Classifier {
  const { header, layers } = readModel(bytes);
  const wide = layerNamed(layers, 'wide');
  const table = layerNamed(layers, 'table');
  const convs = header.widths.map((width) => ({
    width,
    layer: layerNamed(layers, `conv${width}`),
  }));
  const hidden = layerNamed(layers, 'hidden');
  const out = layerNamed(layers, 'out');
  const windowsOf = createFeatures(header.wide);

  /** The chances of the groups by the linear model: all features of a message, each once, scaled to length 1. */
  function linear(words: readonly Uint16Array[]): Float32Array {
    const features = new Set<number>();
    for (const word of words) for (const feature of word) features.add(feature);
    const sums = new Float32Array(header.groups.length);
    for (const feature of features) {
      const row = feature * wide.columns;
      for (let group = 0; group < sums.length; group++)
        sums[group] = (sums[group] ?? 0) + (wide.weights[row + group] ?? 0);
    }
    const scale = 1 / Math.sqrt(Math.max(1, features.size));
    return softmax(sums.map((sum, group) => sum * scale + (wide.bias[group] ?? 0)));
  }

  /** A word as the scaled sum of its features' vectors, between -1 and 1. */
  function vectorOf(features: Uint16Array, into: Float32Array, at: number): void {
    const { size } = header;
    for (const feature of features) {
      const row = (feature % header.buckets) * size;
      for (let k = 0; k < size; k++)
        into[at + k] = (into[at + k] ?? 0) + (table.weights[row + k] ?? 0);
    }
    const scale = 1 / Math.sqrt(Math.max(1, features.length));
    for (let k = 0; k < size; k++) into[at + k] = Math.tanh((into[at + k] ?? 0) * scale);
  }

  function scoresOf(words: readonly Uint16Array[]): Float32Array {
    const { size } = header;
    const vectors = new Float32Array(words.length * size);
    words.forEach((features, at) => {
      vectorOf(features, vectors, at * size);
    });
    const pooled = new Float32Array(hidden.columns);
    let offset = 0;
    for (const { width, layer } of convs) {
      const before = (width - 1) >> 1;
      for (let at = 0; at < words.length; at++) {
        const first = Math.max(0, before - at) * size;
        const last = Math.min(width, words.length - at + before) * size;
        const shift = (at - before) * size;
        for (let channel = 0; channel < layer.rows; channel++) {
          let sum = layer.bias[channel] ?? 0;
          const row = channel * layer.columns;
          for (let k = first; k < last; k++)
            sum += (layer.weights[row + k] ?? 0) * (vectors[shift + k] ?? 0);
          if (sum > (pooled[offset + channel] ?? 0)) pooled[offset + channel] = sum;
        }
      }
      offset += layer.rows;
    }
    return multiply(out, multiply(hidden, pooled, true), false);
  }

  return {
    limits: { maybe: header.maybe, sure: header.sure, health: header.health },
    version: header.version,
    classify(message) {
      let most = NOTHING;
      let health = 0;
      for (const words of windowsOf(message)) {
        if (words.length === 0) continue;
        const found = classified(header, linear(words), scoresOf(words));
        health = Math.max(health, found.health);
        if (found.person + found.animal > most.person + most.animal) most = found;
      }
      return { ...most, health };
    },
  };
}

const NOTHING: Classified = { person: 0, animal: 0, health: 0, kinds: new Map() };

/** Joins the linear model's chances of the groups with the network's of the labels: a weighted geometric mean. */
function classified(
  { groups, labels, mix }: Header,
  linear: Float32Array,
  scores: Float32Array,
): Classified {
  const chances = softmax(scores.subarray(0, labels.length));
  const sums = new Float32Array(groups.length);
  const kinds = new Map<string, number>();
  labels.forEach((label, at) => {
    const group = groups.indexOf(groupOf(label));
    sums[group] = (sums[group] ?? 0) + (chances[at] ?? 0);
    if (!NO_DANGER.has(label)) kinds.set(label, chances[at] ?? 0);
  });
  const mixed = softmax(
    sums.map(
      (sum, at) => mix[0] * Math.log((linear[at] ?? 0) + LEAST) + mix[1] * Math.log(sum + LEAST),
    ),
  );
  const chanceOf = (group: string) => mixed[groups.indexOf(group)] ?? 0;
  return {
    person: chanceOf('person'),
    animal: chanceOf('animal'),
    health: chanceOf('health'),
    kinds,
  };
}

function groupOf(label: string): string {
  if (label.startsWith('animal-')) return 'animal';
  if (label === 'health') return 'health';
  return NO_DANGER.has(label) ? 'none' : 'person';
}

function multiply({ rows, columns, weights, bias }: Layer, input: Float32Array, cut: boolean) {
  const result = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    let sum = bias[row] ?? 0;
    for (let k = 0; k < columns; k++) sum += (weights[row * columns + k] ?? 0) * (input[k] ?? 0);
    result[row] = cut && sum < 0 ? 0 : sum;
  }
  return result;
}

function softmax(scores: Float32Array): Float32Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function layerNamed(layers: ReadonlyMap<string, Layer>, name: string): Layer {
  const layer = layers.get(name);
  if (!layer) throw new Error(`emergency model: no layer ${name}`);
  return layer;
}

const padded = (bytes: number) => Math.ceil(bytes / 4) * 4;

function readModel(bytes: ArrayBuffer): { header: Header; layers: Map<string, Layer> } {
  const length = new DataView(bytes).getUint32(0, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes, 4, length));
  const header = JSON.parse(text) as Header;
  let at = 4 + length;
  const layers = new Map<string, Layer>();
  for (const { name, rows, columns } of header.layers) {
    const isTable = TABLES.has(name);
    const scales = new Float32Array(bytes, at, isTable ? 1 : rows);
    at += padded(scales.byteLength);
    const bias = new Float32Array(
      bytes,
      at,
      name === 'table' ? 0 : name === 'wide' ? columns : rows,
    );
    at += padded(bias.byteLength);
    const whole = new Int8Array(bytes, at, rows * columns);
    at += padded(whole.byteLength);
    const weights = Float32Array.from(
      whole,
      (value, index) => value * (scales[isTable ? 0 : Math.floor(index / columns)] ?? 0),
    );
    layers.set(name, { rows, columns, weights, bias });
  }
  return { header, layers };
}
