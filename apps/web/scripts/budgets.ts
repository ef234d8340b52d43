import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGE_CODES, REVIEWED_LANGUAGES } from '@ankur/languages/languages';
import { filesOf, type Manifest, readManifest } from './manifest.ts';
import { PRERENDERED_PAGES } from './prerendered-pages.ts';
import { type ReadyFiles, readyFileOf } from './ready-files-plugin.ts';

const KB = 1024;
const LIMITS = {
  baseJs: 80 * KB,
  landingJs: 85 * KB,
  landingCss: 15 * KB,
  landingPictures: 120 * KB,
  homeJs: 150 * KB,
  /** What stores, shows and sends writes, as far as the signed-in home loads it. */
  outboxJs: 6 * KB,
  precache: 400 * KB,
  /** Transferred with brotli: all that opens every page without a network, in the largest reviewed language. */
  firstLoad: 600 * KB,
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
  ...['common', 'shell', 'notifications', 'weather'].map((name) => `src/locales/en/${name}.json`),
];

/** What a signed-in farmer's first home fetches in one language beside the font and names of places, the first-aid cards with it. */
const FIRST_USE = [
  'assistant',
  'common',
  'emergency',
  'landing',
  'notifications',
  'outbox',
  'shell',
  'suggestions',
  'today',
  'voice-entry',
  'weather',
];
const FIRST_USE_LIMIT = 35 * KB;

/** The compressed bytes of that by language; what all languages share is not in it. */
function firstUseBytes(dist: string, manifest: Manifest): Map<string, number> {
  return new Map(
    LANGUAGE_CODES.map((code) => {
      const cards = Object.keys(manifest).find((key) =>
        key.endsWith(`virtual:content/first-aid/${code}`),
      );
      if (!cards) throw new Error(`No first-aid cards in ${code}`);
      const sources = FIRST_USE.map((name) => `src/locales/${code}/${name}.json`);
      const files = [...sources, cards].map((key) => manifest[key]?.file ?? '');
      return [code, gzipBytes(dist, new Set(files), '.js')];
    }),
  );
}

function gzipBytes(dist: string, files: Iterable<string>, ending: string): number {
  return [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
}

/** The home's chunks of `lib/outbox`, which are named after it. */
function outboxBytes(dist: string, home: Iterable<string>): number {
  const chunks = [...home].filter((file) => /\/outbox-[\w-]+\.js$/.test(file));
  if (chunks.length === 0) throw new Error('No chunk of the home is named after the outbox');
  return gzipBytes(dist, chunks, '.js');
}

/** The files that the service worker fetches before its first use, without the documents. */
function precachedFiles(dist: string): string[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const names = [...worker.matchAll(/url:"([^"]+)"/g)].map((match) => match[1] ?? '');
  const files = names.map((name) => join(dist, name)).filter((path) => existsSync(path));
  return files.filter((path) => statSync(path).isFile());
}

const documentsOf = (dist: string, language: string): string[] =>
  PRERENDERED_PAGES.map(({ file }) => join(dist, 'documents', language, file));

/** Bytes of the service worker's precache: files, and the documents in one language. */
function precacheBytes(dist: string): number {
  const documents = readdirSync(join(dist, 'documents')).map((language) =>
    sizeOf(documentsOf(dist, language)),
  );
  return sizeOf(precachedFiles(dist)) + Math.max(...documents);
}

/** As the server sends it; what is compressed already stays as it is. */
function brotliBytes(path: string): number {
  const bytes = readFileSync(path);
  if (/\.(woff2|png|webp)$/.test(path)) return bytes.length;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return Math.min(bytes.length, brotliCompressSync(bytes, options).length);
}

/** Transferred bytes of everything that a first visit fetches for later use without a network, in a language. */
function firstLoadBytes(dist: string, language: string): number {
  const list = join(dist, readyFileOf(language));
  const { first } = JSON.parse(readFileSync(list, 'utf8')) as ReadyFiles;
  const workers = readdirSync(dist).filter((name) => /^(sw|workbox-.*|.*-worker)\.js$/.test(name));
  const files = new Set([
    ...precachedFiles(dist),
    ...documentsOf(dist, language),
    ...[...first, ...workers].map((name) => join(dist, name)),
    list,
  ]);
  return [...files].reduce((sum, path) => sum + brotliBytes(path), 0);
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
    outboxJs: outboxBytes(dist, filesOf(manifest, HOME)),
    precache: precacheBytes(dist),
    firstLoad: Math.max(...REVIEWED_LANGUAGES.map((language) => firstLoadBytes(dist, language))),
  };
  const lines = Object.entries(measured).map(([name, bytes]) => {
    const limit = LIMITS[name as keyof typeof LIMITS];
    return `${name}: ${(bytes / KB).toFixed(1)} of ${limit / KB} KB${bytes > limit ? '  OVER' : ''}`;
  });
  const firstUse = firstUseBytes(dist, manifest);
  const isOver = [...firstUse.values()].some((bytes) => bytes > FIRST_USE_LIMIT);
  const each = [...firstUse].map(([code, bytes]) => `${code} ${(bytes / KB).toFixed(1)}`);
  lines.push(
    `firstUse of a language: ${each.join(', ')} of ${FIRST_USE_LIMIT / KB} KB${isOver ? '  OVER' : ''}`,
  );
  console.log(lines.join('\n'));
  rmSync(join(dist, '.vite'), { recursive: true });
  if (lines.some((line) => line.endsWith('OVER')))
    throw new Error('The web app is over its budget');
}
