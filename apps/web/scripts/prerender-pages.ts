import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const MARK = '<div id="root"></div>';

/** Renders the landing page once into the built `index.html`, and into `shell.html` what turns until the app is there. */
export async function prerenderPages(web: string, dist: string): Promise<void> {
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
  const landing = callRender(page, 'renderLanding');
  if (!landing.includes('<h1')) throw new Error('No landing page came');
  writeInto(join(dist, 'index.html'), landing);
  writeInto(join(dist, 'shell.html'), callRender(page, 'renderWaiting'));
  rmSync(out, { recursive: true, force: true });
}

function writeInto(file: string, markup: string): void {
  const document = readFileSync(file, 'utf8');
  if (!document.includes(MARK)) throw new Error(`${file} has no empty #root`);
  writeFileSync(
    file,
    document.replace(MARK, () => `<div id="root">${markup}</div>`),
  );
}

function callRender(page: unknown, name: 'renderLanding' | 'renderWaiting'): string {
  const render = typeof page === 'object' && page !== null && Reflect.get(page, name);
  if (typeof render !== 'function') throw new Error(`The prerender bundle offers no ${name}`);
  const markup: unknown = render();
  if (typeof markup !== 'string') throw new Error(`${name} gave no markup`);
  return markup;
}
