import type { CacheClass } from '@ankur/contracts/http/endpoint';
import { RESET_PAGE_PREFIX } from '@ankur/contracts/web-routes';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { cachedAnswers } from './endpoints-plugin.ts';
import { PRERENDERED_PAGES, REVISION_PLACEHOLDER } from './prerendered-pages.ts';
import { WORKER_PARTS } from './worker-parts-plugin.ts';

const DAY_S = 86_400;

/**
 * The cache key of a personal answer contains the farmer's id, so that one farmer never gets an answer cached for
 * another. Serialised into the worker: it cannot use this module's scope.
 */
export async function keyOfFarmer({ request }: { request: Request }): Promise<string> {
  const claims = request.headers.get('authorization')?.split('.')[1] ?? '';
  const key = new URL(request.url);
  let farmer = '';
  try {
    farmer = String(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub);
  } catch {
    // no token with a subject
  }
  key.searchParams.set('of', farmer);
  return key.href;
}

/** Marks a cached answer used as fallback; serialised into the worker. */
export async function markKept({
  cachedResponse,
}: {
  cachedResponse?: Response | undefined;
}): Promise<Response | null> {
  if (!cachedResponse) return null;
  const { status, statusText, headers, body } = cachedResponse;
  const marked = new Headers(headers);
  marked.set('x-kept', 'yes');
  return new Response(body, { status, statusText, headers: marked });
}

/**
 * The cache key of a picture without its signature, which changes every half hour. Serialised into the
 * worker.
 */
export async function keyOfPicture({ request }: { request: Request }): Promise<string> {
  return request.url.replace(/\/[0-9a-z]{1,9}-[0-9a-f]{32}\//, '/');
}

/**
 * Evicts a picture that the server no longer has; for an expired signature (403) the cached one
 * stands in. Written into the worker.
 */
export async function forgetGone({
  request,
  response,
}: {
  request: Request;
  response: Response;
}): Promise<Response> {
  if (response.status === 404 || response.status === 410) {
    const key = request.url.replace(/\/[0-9a-z]{1,9}-[0-9a-f]{32}\//, '/');
    await (await caches.open('personal-pictures')).delete(key, { ignoreVary: true });
  }
  if (response.status === 403) throw new Error('the address has expired');
  return response;
}

/** Matches requests of a cache class. Built from text, since it is serialised into the worker. */
function answersOf(cache: CacheClass): (asked: { url: URL; sameOrigin: boolean }) => boolean {
  const test = `return sameOrigin && ${cachedAnswers(cache)}.test(url.pathname)`;
  return new Function('{ url, sameOrigin }', test) as ReturnType<typeof answersOf>;
}

type Caching = NonNullable<VitePWAOptions['workbox']['runtimeCaching']>;

/** Hashed chunks and fonts are immutable; answers are network-first. */
const runtimeCaching: Caching = [
  {
    // The leaf classifier caches its large files itself, on request.
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin &&
      url.pathname.startsWith('/assets/') &&
      !/\.(onnx|wasm)(\.gz)?$/.test(url.pathname),
    handler: 'CacheFirst',
    options: {
      cacheName: 'assets',
      // About 240 files in a language, of this version and the one before.
      expiration: { maxEntries: 700, maxAgeSeconds: 180 * DAY_S },
      cacheableResponse: { statuses: [200] },
    },
  },
  {
    urlPattern: answersOf('public'),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'public-answers',
      networkTimeoutSeconds: 6,
      plugins: [{ cachedResponseWillBeUsed: markKept }],
      expiration: { maxEntries: 200, maxAgeSeconds: 14 * DAY_S },
      cacheableResponse: { statuses: [200] },
    },
  },
  {
    urlPattern: answersOf('personal'),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'personal-answers',
      networkTimeoutSeconds: 10,
      plugins: [{ cacheKeyWillBeUsed: keyOfFarmer, cachedResponseWillBeUsed: markKept }],
      expiration: { maxEntries: 100, maxAgeSeconds: 14 * DAY_S },
      cacheableResponse: { statuses: [200] },
    },
  },
  {
    // Removed pictures must not be shown: each use is revalidated (only
    // headers when unchanged); the cached one is used when the network is slow or offline. Photographs
    // sent to experts are not cached on the expert's device.
    urlPattern: ({ url, sameOrigin, request }) =>
      sameOrigin && request.destination === 'image' && /^\/media\/(?!experts\/)/.test(url.pathname),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'personal-pictures',
      networkTimeoutSeconds: 3,
      // Earlier versions let browsers cache pictures for a year without revalidation.
      fetchOptions: { cache: 'no-cache' },
      plugins: [{ cacheKeyWillBeUsed: keyOfPicture, fetchDidSucceed: forgetGone }],
      expiration: { maxEntries: 120, maxAgeSeconds: 30 * DAY_S },
      cacheableResponse: { statuses: [200] },
    },
  },
];

/** Web app manifest and service worker. */
export function pwaOptions(isShell: (file: string) => boolean): Partial<VitePWAOptions> {
  return {
    registerType: 'prompt',
    injectRegister: false,
    includeAssets: [],
    includeManifestIcons: false,
    manifest: {
      name: 'Ankur: weather, water, books and mandi prices',
      short_name: 'Ankur',
      description:
        'One place for an Indian farmer: weather, irrigation, books, prices, neighbours.',
      lang: 'en',
      id: '/',
      start_url: '/application/land',
      scope: '/',
      display: 'standalone',
      background_color: '#f6f5ee',
      theme_color: '#1f6b3a',
      categories: ['business', 'weather', 'productivity'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icons/maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    workbox: {
      clientsClaim: true,
      importScripts: WORKER_PARTS.map((file) => `/${file}`),
      cleanupOutdatedCaches: true,
      globPatterns: ['**/*.{html,js,css,svg}'],
      dontCacheBustURLsMatching: /^assets\//,
      // Precached by path, so that the server chooses the language.
      additionalManifestEntries: PRERENDERED_PAGES.map(({ path }) => ({
        url: path,
        revision: REVISION_PLACEHOLDER,
      })),
      manifestTransforms: [
        (entries) => ({
          manifest: entries.filter(
            ({ url, revision }) => revision === REVISION_PLACEHOLDER || isShell(url),
          ),
          warnings: [],
        }),
      ],
      navigateFallback: '/shell.html',
      navigateFallbackDenylist: [new RegExp(`^(?!${RESET_PAGE_PREFIX})/api/`), /^\/media\//],
      runtimeCaching,
      sourcemap: false,
    },
  };
}
