import { RESET_PAGE_PREFIX } from '@ankur/contracts/web-routes';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appShell } from './scripts/app-shell-plugin.ts';
import { content } from './scripts/content-plugin.ts';
import { endpoints } from './scripts/endpoints-plugin.ts';
import { languages } from './scripts/languages-plugin.ts';
import { pushWorker } from './scripts/push-worker-plugin.ts';
import { pwaOptions } from './scripts/pwa-options.ts';

const BASE =
  /packages\/languages\/|node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\/|src\/lib\/(signal|storage|theme|session\/(tokens|ended|access-expiry)|time\/clock|i18n\/(?!locale-files|format|use-format|crop-name|say|use-say))|src\/ui\/(class-names|button-class|spinner|page)\./;
/** Not what the landing page needs, nor what brings the store. */
const SHARED = /src\/ui\/(?!dev|lazy-part|optional)|src\/lib\/(?!http|online)/;
/** How to ask, what lib asks for itself and what failed: apart from the store, which the app shell does without. */
const HTTP =
  /src\/lib\/http\/(call|field-errors)\.|contracts\/src\/http\/(paths|problem)\.|virtual:endpoints\/(auth|assistant)$/;
const server = 'http://127.0.0.1:3000';
const shell = appShell();

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    content(),
    endpoints(),
    languages(),
    shell.plugin,
    pushWorker(import.meta.dirname),
    VitePWA(pwaOptions(shell.has)),
  ],
  // The plugins above do not reach what a worker imports.
  worker: { plugins: () => [content()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One chunk for what every page stands on, so that the first page needs few requests, and one for what many
        // pages share: in pieces of a kilobyte each, a line of 400 ms brought them seconds later.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'http', test: HTTP, priority: 2 },
            {
              name: 'shared',
              test: SHARED,
              minShareCount: 6,
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      [`^/(?!${RESET_PAGE_PREFIX.slice(1)})api/`]: server,
      '/media': server,
    },
  },
});
