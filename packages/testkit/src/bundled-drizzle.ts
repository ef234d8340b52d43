import { join } from 'node:path';
import { build } from 'rolldown';

const ENTRIES = {
  'drizzle-orm': 'index',
  'drizzle-orm/pg-core': 'pg-core',
  'drizzle-orm/node-postgres': 'node-postgres',
};

/**
 * Bundles Drizzle, as the built server has it, and returns the aliases of its entries. Its `package.json` has 179 KB of
 * `exports`, which Node parses again for each of its 109 modules: 1.4 s of processor for every test file.
 */
export async function bundledDrizzle(
  root: string,
): Promise<{ find: RegExp; replacement: string }[]> {
  const folder = join(root, 'node_modules/.cache/drizzle');
  await build({
    cwd: root,
    input: Object.fromEntries(Object.entries(ENTRIES).map(([id, name]) => [name, id])),
    platform: 'node',
    external: (id) => !/^(drizzle-orm|[./])/.test(id),
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name].mjs',
    },
  });
  return Object.entries(ENTRIES).map(([id, name]) => ({
    find: new RegExp(`^${id}$`),
    replacement: join(folder, `${name}.mjs`),
  }));
}
