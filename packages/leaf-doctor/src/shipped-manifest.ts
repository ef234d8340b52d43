import manifest from '../model/manifest.json' with { type: 'json' };
import { type CropAccuracy, checkManifest, type LeafManifest } from './manifest.ts';

/** The manifest of the shipped model file. */
export const LEAF_MANIFEST: LeafManifest = checkManifest(manifest as LeafManifest);

/** Accuracy of a crop on test photographs; null for other crops. */
export function accuracyOfCrop(crop: string): CropAccuracy | null {
  return LEAF_MANIFEST.accuracy.crops.find((entry) => entry.crop === crop) ?? null;
}
