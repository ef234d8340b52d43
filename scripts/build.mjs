// Builds the web app (apps/web/dist) and the server (apps/server/dist) from source.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled, must, pinnedNode, root } from './lib.mjs';

checkNode();
ensureInstalled();
must(pinnedNode(), ['apps/web/scripts/check-locales.mjs']);
must(pinnedNode(), ['../../node_modules/vite/bin/vite.js', 'build'], {
  cwd: join(root, 'apps/web'),
});
const after = join(root, 'apps/web/scripts/after-build.mjs');
must(pinnedNode(), [after]);
await buildServer();

/** One file of our own code; libraries stay in node_modules, since some of them bring native parts. */
async function buildServer() {
  const { build } = await import('rolldown');
  const server = join(root, 'apps/server');
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  const libraries = Object.keys(dependencies).filter((name) => !name.startsWith('@ankur/'));
  rmSync(join(server, 'dist'), { recursive: true, force: true });
  await build({
    input: { main: join(server, 'src/main.ts') },
    platform: 'node',
    external: (id) =>
      id.startsWith('node:') || libraries.some((name) => id === name || id.startsWith(`${name}/`)),
    output: {
      dir: join(server, 'dist'),
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
    },
    logLevel: 'warn',
  });
}
