import type { Manifest } from './manifest.ts';

/** Of these each needs only functions of the other, and none while it is evaluated. */
const HARMLESS: readonly string[] = ['outbox store'];

const nameOf = (file: string): string => file.replace(/^.*\/|-[\w-]{7,8}\.js$/g, '');

/** The chunks that a chunk imports statically, itself through others, too. */
function reachedFrom(manifest: Manifest, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let key = open.pop(); key !== undefined; key = open.pop())
    for (const imported of manifest[key]?.imports ?? [])
      if (!reached.has(imported)) {
        reached.add(imported);
        open.push(imported);
      }
  return reached;
}

/** The names of chunks that import each other, a line for each such group. */
export function chunkCycles(manifest: Manifest): string[] {
  const reached = new Map(Object.keys(manifest).map((key) => [key, reachedFrom(manifest, key)]));
  const groups = [...reached].flatMap(([key, others]) => {
    if (!others.has(key)) return [];
    const group = [...others].filter((other) => reached.get(other)?.has(key));
    return [[...new Set(group.map((one) => nameOf(manifest[one]?.file ?? one)))].sort().join(' ')];
  });
  return [...new Set(groups)];
}

/**
 * Throws when chunks import each other: the first to be evaluated sees the other's constants as undefined, so that what
 * it works out from them is NaN in the built app and right in every test.
 */
export function checkChunkCycles(manifest: Manifest): void {
  const cycles = chunkCycles(manifest).filter((group) => !HARMLESS.includes(group));
  if (cycles.length > 0)
    throw new Error(`chunks import each other (vite.config.ts groups them): ${cycles.join('; ')}`);
}
