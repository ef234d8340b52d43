import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const MARK = '<div id="root"></div>';

/** Renders the landing page once and writes its markup into the built `index.html`. */
export async function prerenderLanding(web: string, dist: string): Promise<void> {
  const out = join(web, 'node_modules', '.prerender');
  await build({
    root: web,
    logLevel: 'warn',
    build: {
      ssr: join(web, 'src/app/entry-prerender.tsx'),
      outDir: out,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(web, 'src/app/entry-prerender.tsx') },
    },
  });
  const page: unknown = await import(pathToFileURL(join(out, 'entry-prerender.js')).href);
  const markup = callRender(page);
  const file = join(dist, 'index.html');
  const document = readFileSync(file, 'utf8');
  if (!document.includes(MARK)) throw new Error('index.html has no empty #root');
  writeFileSync(
    file,
    document.replace(MARK, () => `<div id="root">${markup}</div>`),
  );
  rmSync(out, { recursive: true, force: true });
}

function callRender(page: unknown): string {
  if (typeof page !== 'object' || page === null || !('renderLanding' in page))
    throw new Error('The prerender bundle offers no renderLanding');
  const render = page.renderLanding;
  if (typeof render !== 'function') throw new Error('renderLanding is no function');
  const markup: unknown = render();
  if (typeof markup !== 'string' || !markup.includes('<h1'))
    throw new Error('No landing page came');
  return markup;
}
