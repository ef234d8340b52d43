import { RESET_PAGE_PREFIX } from '@ankur/contracts/web-routes';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appShell } from './scripts/app-shell-plugin.ts';
import { beforePaint } from './scripts/before-paint-plugin.ts';
import { content } from './scripts/content-plugin.ts';
import { endpoints } from './scripts/endpoints-plugin.ts';
import { languages } from './scripts/languages-plugin.ts';
import { shortLocaleLists } from './scripts/locale-lists-plugin.ts';
import { pwaOptions } from './scripts/pwa-options.ts';
import { readyFilesPlugin } from './scripts/ready-files-plugin.ts';
import { workerParts } from './scripts/worker-parts-plugin.ts';

const BASE =
  /packages\/languages\/(?!src\/(digits|letters|own-texts))|node_modules\/(react|react-dom|scheduler)\/|src\/lib\/(signal|storage\/storage|theme|router|page-shown|rendered|session\/(tokens|ended|access-expiry)|time\/clock|i18n\/(?!locale-files|better-words|prepared-texts|own-dates|format|use-format|crop-name|failure-text|use-failure-text|use-variety-name|fonts))|src\/ui\/(class-names|button-class|spinner|page|lazy-with-retry|optional)\./;
/** Fields and parts of forms, which the home page does without, and what makes a chosen picture smaller. */
const FIELDS =
  /src\/ui\/(file-drop|textarea-field|text-field|select-field|progress|refusal-lines|show-more|field)\.|src\/lib\/pictures\/(shrink|draw)-picture\./;
/** Not what the landing page needs, nor what brings the store. */
const SHARED =
  /src\/ui\/(?!dev|lazy-with-retry|optional)|src\/entities\/picture\/sparing|languages\/src\/digits|src\/lib\/(?!http|online|outbox|database|answers\/(last|answers)-)/;
/** How to ask, what lib asks for itself and what failed: apart from the store, which the app shell does without. */
const HTTP =
  /src\/lib\/http\/(call|field-errors|failure-state)\.|contracts\/src\/http\/(paths|problem)\.|virtual:endpoints\/(auth|assistant)$/;
/** The store, and what asks the server through it. */
const STORE =
  /node_modules\/(@reduxjs|immer|redux|redux-thunk|reselect|react-redux|use-sync-external-store|@standard-schema)\/|src\/lib\/(http\/(base-|from-contract|dispatch)|online\/|device\/picture-mode|session\/unsent|answers\/keep-answers)|src\/app\/store\.|contracts\/src\/http\/(endpoint|tags)\./;
/** What checks a form and tells what is wrong with it. */
const SCHEMAS =
  /node_modules\/zod\/|contracts\/src\/(http\/(common|fields|errors|problems|spelled-number)\.|auth\/|privacy\/rules\.)/;
/** What every form stands on, sign-in first of all. */
const FORMS =
  /node_modules\/react-hook-form\/|src\/lib\/(forms\/|http\/apply-field-errors)|src\/ui\/(password|checkbox)-field\./;
/** What waits to be sent and where it is kept: for signed-in pages, all of which need it. */
const OUTBOX =
  /src\/lib\/(outbox\/(?!outbox-actions|discard|fold|use-folded|use-waiting|use-file-of|memory-store|sweep|write|describe|queue|send-in|left-in|same-upload|staying|replace-file)|database\/)|src\/lib\/http\/through-outbox|node_modules\/idb\//;
/** What writes comes after the page, with what sends a large file in pieces. */
const WRITE =
  /src\/lib\/(uploads\/|outbox\/(send-in|write|describe|queue|left-in|same-upload|staying))|community\/upload-rules/;
/**
 * Small parts of the pages about crops and the farm, in one chunk: the first chunk lists every chunk of every page, and a
 * name of twenty bytes weighs as much there as some of these.
 */
const SMALL =
  /src\/entities\/(crop\/|dictation\/dictated|weather\/spray-weather|task\/|farm\/(farm\.api|own-crop-chips|rows-that-wait|use-crop-names|use-diary-words|use-removal|use-standing-crops|use-undo)|answers\/computed-note|picture\/avatar|outbox\/(?!waiting-(photo|rules)))|src\/features\/(community\/edit-dialog|herd\/animal-kinds)|src\/lib\/(place-names\/(place-line|use-order)|files\/(save-file|use-object-url)|pictures\/use-small-photo|search\/use-search-text|tasks\/use-harvest|time\/use-(late|today)|i18n\/use-variety-name)|agronomy\/src\/(units|land-units|field-area|agricultural-season|calendar-day|livestock\/milk-price|price-statistics\/quantile)\.|contracts\/src\/irrigation\/form-crops\./;
/** What the frame of signed-in pages and home ask for and show, in one chunk: each request through the worker takes a phone its time. */
const FRAME =
  /src\/entities\/(farmer\/profile\.api|weather\/(use-here|weather\.api))|virtual:endpoints\/(geo|weather|notifications)$|src\/features\/(notifications\/notifications\.api|weather\/(use-source-texts|source-line|weather-card|weather-facts|weather-problem|condition))|src\/ui\/popover\./;
/** What shows kept answers, needed with the first question of a signed-in farmer. */
const KEPT = /src\/lib\/answers\/(last-answer|answers-store|on-phone)/;
const server = 'http://127.0.0.1:3000';
const shell = appShell();
const paint = beforePaint(import.meta.dirname);

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    content(),
    endpoints(),
    languages(),
    paint.plugin,
    shell.plugin,
    workerParts(import.meta.dirname),
    readyFilesPlugin(),
    shortLocaleLists(),
    VitePWA(pwaOptions((file) => shell.has(file) || paint.isOwn(file))),
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
        // Pages name each other's chunks, and hashes do not compress: seven characters tell versions of a file apart. Assets
        // keep the default: a worker is a build of its own, and must name the same file alike.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // One chunk for what every page stands on, so that the first page needs few requests, and one for what many
        // pages share: in pieces of a kilobyte each, a line of 400 ms brought them seconds later.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'http', test: HTTP, priority: 2 },
            { name: 'outbox', test: OUTBOX, priority: 2, includeDependenciesRecursively: false },
            { name: 'write', test: WRITE, priority: 2, includeDependenciesRecursively: false },
            { name: 'store', test: STORE, priority: 1.5, includeDependenciesRecursively: false },
            {
              name: 'schemas',
              test: SCHEMAS,
              priority: 1.5,
              includeDependenciesRecursively: false,
            },
            { name: 'frame', test: FRAME, priority: 1.5, includeDependenciesRecursively: false },
            { name: 'kept', test: KEPT, priority: 1.5, includeDependenciesRecursively: false },
            { name: 'forms', test: FORMS, priority: 1.5, includeDependenciesRecursively: false },
            { name: 'small', test: SMALL, priority: 1.3, includeDependenciesRecursively: false },
            {
              name: 'fields',
              test: FIELDS,
              minShareCount: 6,
              priority: 1.2,
              includeDependenciesRecursively: false,
            },
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
