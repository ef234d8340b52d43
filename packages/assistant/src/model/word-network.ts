import type { Layer, ModelFile } from './model-file.ts';

export interface NetworkHeader {
  /** Rows of the table of n-gram vectors, and numbers in each. */
  buckets: number;
  size: number;
  /** Words seen at once by each convolution. */
  widths: number[];
}

/** Scores of every output for a message, each of its words given as the buckets of its n-grams. */
export type WordNetwork = (words: readonly Uint16Array[]) => Float32Array;

/**
 * Words as scaled sums of their n-grams' vectors, convolutions over words, the maximum of each channel over the message,
 * one hidden layer (`training/text/network.py`).
 */
export function createWordNetwork({ header, layer }: ModelFile<NetworkHeader>): WordNetwork {
  const { size, buckets } = header;
  const table = layer('table');
  const convs = header.widths.map((width) => ({ width, layer: layer(`conv${width}`) }));
  const hidden = layer('hidden');
  const out = layer('out');

  /** A word as the scaled sum of its features' vectors, between -1 and 1. */
  function addWord(features: Uint16Array, into: Float32Array, at: number): void {
    for (const feature of features) {
      const row = (feature % buckets) * size;
      for (let k = 0; k < size; k++)
        into[at + k] = (into[at + k] ?? 0) + (table.weights[row + k] ?? 0);
    }
    const scale = 1 / Math.sqrt(Math.max(1, features.length));
    for (let k = 0; k < size; k++) into[at + k] = Math.tanh((into[at + k] ?? 0) * scale);
  }

  return (words) => {
    const vectors = new Float32Array(words.length * size);
    words.forEach((features, at) => {
      addWord(features, vectors, at * size);
    });
    const pooled = new Float32Array(hidden.columns);
    let offset = 0;
    for (const { width, layer: conv } of convs) {
      const before = (width - 1) >> 1;
      for (let at = 0; at < words.length; at++) {
        const first = Math.max(0, before - at) * size;
        const last = Math.min(width, words.length - at + before) * size;
        const shift = (at - before) * size;
        for (let channel = 0; channel < conv.rows; channel++) {
          let sum = conv.bias[channel] ?? 0;
          const row = channel * conv.columns;
          for (let k = first; k < last; k++)
            sum += (conv.weights[row + k] ?? 0) * (vectors[shift + k] ?? 0);
          if (sum > (pooled[offset + channel] ?? 0)) pooled[offset + channel] = sum;
        }
      }
      offset += conv.rows;
    }
    return multiply(out, multiply(hidden, pooled, true), false);
  };
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

/** Probabilities from scores. */
export function softmax(scores: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
