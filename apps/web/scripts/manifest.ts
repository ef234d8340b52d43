import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Vite's manifest: by source file its chunk, imported chunks and style sheets. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
}

/** The chunks and style sheets of some source files with all imports, in depth-first order. */
export function filesOf(manifest: Manifest, roots: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    files.add(entry.file);
    for (const css of entry.css ?? []) files.add(css);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return files;
}
