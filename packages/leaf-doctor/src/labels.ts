import { NOT_LEAF_LABEL } from './manifest.ts';

/** The crop part of a machine name such as `Rice___Leaf_blast`. */
export function cropOf(label: string): string {
  return label.split('___')[0] ?? '';
}

/** The condition part of a machine name, with its underscores. */
export function conditionOf(label: string): string {
  return label.split('___')[1] ?? '';
}

/** True for `Crop___Healthy`. */
export function isHealthy(label: string): boolean {
  return conditionOf(label) === 'Healthy';
}

/** The crops a farmer can choose from, in the labels' order, not-a-leaf left out. */
export function cropsOf(labels: readonly string[]): string[] {
  return [...new Set(labels.filter((label) => label !== NOT_LEAF_LABEL).map(cropOf))];
}

/** The canonical spelling of a crop in any letter case ("rice" → "Rice"), null for unknown crops. */
export function findCrop(labels: readonly string[], name: string): string | null {
  const wanted = name.trim().toLowerCase();
  return cropsOf(labels).find((crop) => crop.toLowerCase() === wanted) ?? null;
}
