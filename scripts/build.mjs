// Builds the web app (apps/web/dist) and the server (apps/server/dist) from source.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled, must, pinnedNode, root } from './lib.mjs';

/**
 * Libraries of many small files; loading them unbundled costs over 200 MB of memory (npm run bench -- memory), so they are
 * bundled with our code. All other libraries stay in node_modules, since some have native parts.
 */
const BUNDLED = ['@ankur/', 'drizzle-orm', 'date-fns', 'zod', 'uuid', 'lru-cache', 'croner'];

checkNode();
ensureInstalled();
// `node scripts/build.mjs server` or `web` builds one of them alone.
const [only] = process.argv.slice(2);
if (only !== 'server') buildWeb();
if (only !== 'web') await buildServer();

function buildWeb() {
  const web = join(root, 'apps/web');
  must(pinnedNode(), ['scripts/check-locales.mjs'], { cwd: web });
  must(pinnedNode(), ['../../node_modules/vite/bin/vite.js', 'build'], { cwd: web });
  must(pinnedNode(), ['scripts/after-build.mjs'], { cwd: web });
}

async function buildServer() {
  const { build } = await import('rolldown');
  const server = join(root, 'apps/server');
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  const libraries = Object.keys(dependencies).filter(
    (name) => !BUNDLED.some((start) => name.startsWith(start)),
  );
  rmSync(join(server, 'dist'), { recursive: true, force: true });
  await build({
    input: {
      main: join(server, 'src/main.ts'),
      'leaf-worker': join(server, 'src/features/greenscan/leaf-worker.ts'),
      'picture-worker': join(server, 'src/platform/pictures/picture-worker.ts'),
      'understand-worker': join(
        server,
        'src/features/assistant/understanding/understand-worker.ts',
      ),
      'video-worker': join(server, 'src/features/agriloop/video-worker.ts'),
    },
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
  must(pinnedNode(), ['src/features/assistant/scripts/write-library-index.ts'], { cwd: server });
}
