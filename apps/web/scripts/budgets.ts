import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, readManifest } from './manifest.ts';
import { PRERENDERED_PAGES } from './prerendered-pages.ts';

const KB = 1024;
const LIMITS = {
  baseJs: 80 * KB,
  landingJs: 85 * KB,
  landingCss: 15 * KB,
  landingPictures: 120 * KB,
  homeJs: 150 * KB,
  precache: 400 * KB,
};

const LANDING = [
  'index.html',
  'src/pages/landing.page.tsx',
  'src/lib/i18n/locale-files.ts',
  'src/lib/i18n/better-words.ts',
  'src/locales/en/landing.json',
];
const HOME = [
  'index.html',
  'src/app/store-gate.tsx',
  'src/app/shell/shell.tsx',
  'src/features/assistant/chat-widget.tsx',
  'src/pages/land.page.tsx',
  ...['common', 'shell', 'notifications', 'weather', 'assistant'].map(
    (name) => `src/locales/en/${name}.json`,
  ),
];

function gzipBytes(dist: string, files: Iterable<string>, ending: string): number {
  return [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
}

/** Bytes of the service worker's precache: files, and the documents in one language. */
function precacheBytes(dist: string): number {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const names = [...worker.matchAll(/url:"([^"]+)"/g)].map((match) => match[1] ?? '');
  const files = names.map((name) => join(dist, name)).filter((path) => existsSync(path));
  const documents = readdirSync(join(dist, 'documents')).map((language) =>
    sizeOf(PRERENDERED_PAGES.map(({ file }) => join(dist, 'documents', language, file))),
  );
  return sizeOf(files.filter((path) => statSync(path).isFile())) + Math.max(...documents);
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, path) => sum + statSync(path).size, 0);
}

/** Transferred bytes of the pictures in the landing page. */
function pictureBytes(dist: string): number {
  const markup = readFileSync(join(dist, 'documents', 'en', 'index.html'), 'utf8');
  const names = [...markup.matchAll(/(?:src|href)="\/(assets\/[^"#]+\.(?:svg|webp|png|avif))/g)];
  const files = new Set(names.map((match) => match[1] ?? ''));
  return [...files].reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
}

/** Checks the built app against its budgets; throws with all figures when one is exceeded. */
export function checkBudgets(dist: string): void {
  const manifest = readManifest(dist);
  const base = filesOf(manifest, ['index.html']);
  const landing = filesOf(manifest, LANDING);
  const measured = {
    baseJs: gzipBytes(dist, base, '.js'),
    landingJs: gzipBytes(dist, landing, '.js'),
    landingCss: gzipBytes(dist, landing, '.css'),
    landingPictures: pictureBytes(dist),
    homeJs: gzipBytes(dist, filesOf(manifest, HOME), '.js'),
    precache: precacheBytes(dist),
  };
  const lines = Object.entries(measured).map(([name, bytes]) => {
    const limit = LIMITS[name as keyof typeof LIMITS];
    return `${name}: ${(bytes / KB).toFixed(1)} of ${limit / KB} KB${bytes > limit ? '  OVER' : ''}`;
  });
  console.log(lines.join('\n'));
  rmSync(join(dist, '.vite'), { recursive: true });
  if (lines.some((line) => line.endsWith('OVER')))
    throw new Error('The web app is over its budget');
}
