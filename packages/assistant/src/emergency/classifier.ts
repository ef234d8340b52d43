import { createFeatures } from '../model/features.ts';
import { readModelFile } from '../model/model-file.ts';
import { createWordNetwork, type NetworkHeader, softmax } from '../model/word-network.ts';

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

interface Header extends NetworkHeader {
  wide: number;
  mix: [number, number];
  groups: string[];
  labels: string[];
  maybe: number;
  sure: number;
  health: number;
  version: number;
}

const NO_DANGER = new Set(['none', 'border', 'health']);
const LEAST = 1e-6;

/**
 * Reads a model file as `training/train_emergency.py` writes it. @throws when the bytes are not such a file.
 */
export function createClassifier(bytes: ArrayBuffer): Classifier {
  const file = readModelFile<Header>(bytes);
  const { header } = file;
  const wide = file.layer('wide');
  const scoresOf = createWordNetwork(file);
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
