import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A folder of `packages/` as it lies on disk, found upwards from this file, so that it is the same from
 * source and from the bundle. @throws when the product is not whole.
 */
export function packagesFolder(...path: string[]): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at)) {
    const candidate = join(at, 'packages', ...path);
    if (existsSync(candidate)) return candidate;
  }
  throw new Error(`packages/${path.join('/')} is missing`);
}
