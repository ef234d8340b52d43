import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

export interface Pattern {
  source: string;
  flags: string;
  /** Files and lines where it occurs. */
  at: string[];
}

const SKIPPED = new Set(['node_modules', 'dist', 'locales']);
const OWN = /(?<!\.test|\.test-data|\.d)\.tsx?$/;

async function* filesOf(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* filesOf(path);
    else if (entry.isFile() && OWN.test(entry.name)) yield path;
  }
}

type Node = Record<string, unknown>;

function* literalsOf(node: unknown): Generator<{ pattern: string; flags: string; start: number }> {
  if (node === null || typeof node !== 'object') return;
  const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number };
  if (regex) yield { ...regex, start: start ?? 0 };
  for (const value of Object.values(node as Node)) yield* literalsOf(value);
}

/** All distinct regular expression literals of the TypeScript files below some folders. */
export async function findPatterns(root: string, folders: readonly string[]): Promise<Pattern[]> {
  const found = new Map<string, Pattern>();
  for (const folder of folders) {
    for await (const path of filesOf(join(root, folder))) {
      const text = await readFile(path, 'utf8');
      const tree = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
      for (const { pattern: source, flags, start } of literalsOf(tree)) {
        const key = `/${source}/${flags}`;
        const pattern = found.get(key) ?? { source, flags, at: [] };
        pattern.at.push(`${relative(root, path)}:${text.slice(0, start).split('\n').length}`);
        found.set(key, pattern);
      }
    }
  }
  return [...found.values()];
}
