import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { readManifest } from './manifest.ts';
import { pageDocument, type Rendered } from './page-document.ts';
import { PRERENDERED_PAGES, REVISION_PLACEHOLDER } from './prerendered-pages.ts';

/** The server-side build of the app. */
interface Renderer {
  PRERENDERED_LANGUAGES: readonly { code: string; direction: string }[];
  renderPage: (path: string, language: string) => Promise<Rendered>;
  renderWaiting: () => string;
}

async function buildRenderer(web: string, out: string): Promise<Renderer> {
  const entry = join(web, 'src/app/entry-prerender.tsx');
  await build({
    root: web,
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir: out,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input: entry, output: { entryFileNames: '[name].js' } },
    },
  });
  return import(pathToFileURL(join(out, 'entry-prerender.js')).href);
}

/**
 * Writes the public pages into `documents/<language>/`, one document per reviewed language,
 * and a spinner into `shell.html`, the document of all other pages.
 */
export async function prerenderPages(web: string, dist: string): Promise<void> {
  const out = join(web, 'node_modules', '.prerender');
  const { PRERENDERED_LANGUAGES, renderPage, renderWaiting } = await buildRenderer(web, out);
  const manifest = readManifest(dist);
  const shellPath = join(dist, 'shell.html');
  const template = readFileSync(shellPath, 'utf8');
  const revision = createHash('sha256');
  for (const language of PRERENDERED_LANGUAGES) {
    const folder = join(dist, 'documents', language.code);
    mkdirSync(folder, { recursive: true });
    for (const page of PRERENDERED_PAGES) {
      const rendered = await renderPage(page.path, language.code);
      const document = pageDocument(template, manifest, page, language, rendered);
      revision.update(document);
      writeFileSync(join(folder, page.file), document);
    }
  }
  const ring = `<div id="root">${renderWaiting()}</div>`;
  writeFileSync(
    shellPath,
    template.replace('<div id="root"></div>', () => ring),
  );
  const workerPath = join(dist, 'sw.js');
  const worker = readFileSync(workerPath, 'utf8');
  if (!worker.includes(REVISION_PLACEHOLDER)) throw new Error('sw.js names no documents');
  const mark = revision.digest('hex').slice(0, 32);
  writeFileSync(workerPath, worker.replaceAll(REVISION_PLACEHOLDER, mark));
  rmSync(out, { recursive: true, force: true });
}
