import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LeafManifest } from '@ankur/leaf-doctor/manifest';
import type { ParityPhotographs } from '@ankur/leaf-doctor/parity';
import type { ModelFile } from './model-file.ts';

/** The package of the shipped model, found from the source as from a bundle. */
function shippedPackage(): string {
  let folder = import.meta.dirname;
  const inside = join('packages', 'leaf-doctor');
  while (!existsSync(join(folder, inside, 'model', 'manifest.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`${inside} is missing`);
    folder = above;
  }
  return join(folder, inside);
}

const firstOf = (...paths: string[]): string =>
  paths.find((one) => existsSync(one)) ?? paths[0] ?? '';

/**
 * Reads a model from a folder laid out like `packages/leaf-doctor` or with all files side by side: `manifest.json`, the
 * model, `MODEL_CARD.md` and `parity.json` (in the package `src/parity.test-data.json`).
 * @throws Error when one is missing
 */
export async function readModelFolder(folder: string | null): Promise<ModelFile> {
  const root = folder ?? shippedPackage();
  const manifestFile = firstOf(join(root, 'manifest.json'), join(root, 'model', 'manifest.json'));
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as LeafManifest;
  const parityFile = firstOf(join(root, 'parity.json'), join(root, 'src', 'parity.test-data.json'));
  const { side, photographs } = JSON.parse(await readFile(parityFile, 'utf8')) as ParityPhotographs;
  return {
    manifest,
    card: await readFile(join(root, 'MODEL_CARD.md'), 'utf8'),
    parity: { side, photographs },
    model: await readFile(join(dirname(manifestFile), manifest.model.file)),
  };
}
