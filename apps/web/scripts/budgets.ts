import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const LIMITS = {
  landingJs: 95 * KB,
  landingCss: 15 * KB,
  landingPictures: 120 * KB,
  homeJs: 170 * KB,
  precache: 400 * KB,
};

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestEntry>;

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

function closure(manifest: Manifest, roots: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    files.add(entry.file);
    for (const css of entry.css ?? []) files.add(css);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return files;
}

function gzipBytes(dist: string, files: Iterable<string>, ending: string): number {
  return [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
}

/** The bytes that the service worker fetches when it is installed. */
function precacheBytes(dist: string): number {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const names = [...worker.matchAll(/url:"([^"]+)"/g)].map((match) => match[1] ?? '');
  const files = names.map((name) => join(dist, name)).filter((path) => existsSync(path));
  return files.reduce((sum, path) => sum + statSync(path).size, 0);
}

/** The pictures that landing markup names, as bytes on the wire. */
function pictureBytes(dist: string): number {
  const markup = readFileSync(join(dist, 'index.html'), 'utf8');
  const names = [...markup.matchAll(/(?:src|href)="\/(assets\/[^"#]+\.(?:svg|webp|png|avif))/g)];
  const files = new Set(names.map((match) => match[1] ?? ''));
  return [...files].reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
}

/** Measures the built app against its budgets; throws with every figure when one is over. */
export function checkBudgets(dist: string): void {
  const manifestPath = join(dist, '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const landing = closure(manifest, ['index.html']);
  const measured = {
    landingJs: gzipBytes(dist, landing, '.js'),
    landingCss: gzipBytes(dist, landing, '.css'),
    landingPictures: pictureBytes(dist),
    homeJs: gzipBytes(dist, closure(manifest, HOME), '.js'),
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
