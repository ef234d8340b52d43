import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules needed offline on every page: the entry, texts of failures, the landing page, the choice of language. */
const ROOTS = [
  /\/index\.html$/,
  /\/src\/app\/(page-failure\.tsx|register-service-worker\.ts)$/,
  /\/src\/lib\/i18n\/(better-words|locale-files|locale-files-signed-in)\.ts$/,
  /\/src\/pages\/(landing|change-language)\.page\.tsx$/,
  /\/src\/locales\/en\/(common|landing)\.json$/,
];

interface Chunk {
  type: string;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** Collects the files of the app shell in a build, for the service worker's precache. */
export function appShell(): { plugin: Plugin; has: (file: string) => boolean } {
  const files = new Set<string>([
    'shell.html',
    'favicon.svg',
    'images/profile.svg',
    'images/missing.svg',
  ]);
  const add = (bundle: Record<string, Chunk>, name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || !chunk) return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset);
    for (const imported of chunk.imports ?? []) add(bundle, imported);
  };
  return {
    plugin: {
      name: 'app-shell-files',
      apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      generateBundle(_options, bundle) {
        const chunks: Record<string, Chunk> = bundle;
        for (const [name, chunk] of Object.entries(chunks)) {
          const from = chunk.facadeModuleId ?? '';
          if (ROOTS.some((root) => root.test(from))) add(chunks, name);
        }
      },
      // The document of all paths that are not prerendered.
      writeBundle({ dir }) {
        if (!dir || !files.has('shell.html')) return;
        const document = readFileSync(join(dir, 'index.html'), 'utf8');
        writeFileSync(
          join(dir, 'shell.html'),
          document.replace(/<title>[^<]*<\/title>/, '<title>Ankur</title>'),
        );
      },
    },
    has: (file) => files.has(file),
  };
}
