import type { LeafManifest, SeveralPhotographs } from '../src/manifest.ts';
import { combinePhotographs, type Impression, probabilities } from '../src/postprocess.ts';

/** A photograph with what the model made of it. */
export interface GroupedPhotograph {
  label: string;
  group: string;
  impression: Impression;
}

/** Every combination of `count` of the items, at most `most`, evenly spread over all of them. */
export function combinations<T>(items: readonly T[], count: number, most = 60): T[][] {
  const all: T[][] = [];
  const choose = (from: number, taken: T[]) => {
    if (taken.length === count) all.push(taken);
    else for (let i = from; i < items.length; i++) choose(i + 1, [...taken, items[i] as T]);
  };
  // Of a large group only its first dozen: near-duplicates beyond tell nothing new.
  if (items.length > 12) return combinations(items.slice(0, 12), count, most);
  choose(0, []);
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as T[]);
}

/** The plants of a list: photographs of one group and label, with as many as are needed. */
function plantsOf(photographs: readonly GroupedPhotograph[], least: number) {
  const groups = Map.groupBy(photographs, ({ group, label }) => `${group} ${label}`);
  return [...groups.values()].filter((all) => all.length >= least && all[0]?.group !== '');
}

/** Share of a plant's combinations of `count` photographs that are named rightly, the crop not named. */
function rightShare(
  plant: readonly GroupedPhotograph[],
  count: number,
  manifest: LeafManifest,
): number {
  const chosen = combinations(plant, count);
  const right = chosen.filter((some) => {
    const { scores } = combinePhotographs(
      some.map(({ impression }) => impression),
      manifest,
    );
    const shares = probabilities(scores, manifest, null);
    const best = manifest.labels[shares.indexOf(Math.max(...shares))];
    return best === some[0]?.label;
  });
  return right.length / chosen.length;
}

/**
 * How often plants are named rightly with 1 … `most` photographs, over all crops and by crop; each plant counts once, and the
 * same plants stand behind each number.
 */
export function groupFigures(
  photographs: readonly GroupedPhotograph[],
  manifest: LeafManifest,
  most = 3,
): SeveralPhotographs[] {
  const plants = plantsOf(photographs, most);
  const byCrop = Map.groupBy(plants, (plant) => plant[0]?.label.split('___')[0] ?? '');
  const row = (crop: string | null, some: typeof plants): SeveralPhotographs => ({
    ...{ crop, labels: null, view: null, plants: some.length },
    right: Array.from({ length: most }, (_, i) => {
      const sum = some.reduce((all, plant) => all + rightShare(plant, i + 1, manifest), 0);
      return Math.round((sum / some.length) * 1000) / 1000;
    }),
  });
  if (plants.length === 0) return [];
  const crops = [...byCrop].sort(([a], [b]) => (a < b ? -1 : 1));
  return [row(null, plants), ...crops.map(([crop, some]) => row(crop, some))];
}
