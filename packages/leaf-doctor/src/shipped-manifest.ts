import manifest from '../model/manifest.json' with { type: 'json' };
import { checkManifest, type LeafManifest } from './manifest.ts';

/** The manifest of the shipped model file. */
export const LEAF_MANIFEST: LeafManifest = checkManifest(manifest as LeafManifest);
