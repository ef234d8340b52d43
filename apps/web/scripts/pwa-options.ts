import type { CacheClass } from '@ankur/contracts/http/endpoint';
import { RESET_PAGE_PREFIX } from '@ankur/contracts/web-routes';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { cachedAnswers } from './endpoints-plugin.ts';
import { PRERENDERED_PAGES, REVISION_PLACEHOLDER } from './prerendered-pages.ts';
import { WORKER_PARTS } from './worker-parts-plugin.ts';

const DAY_S = 86_400;

/**
 * The key of a personal answer names whose it is, so that a slow line never brings one farmer what was kept for
 * another. Written into the worker as it stands: it can use nothing of this file.
 */
export async function keyOfFarmer({ request }: { request: Request }): Promise<string> {
  const claims = request.headers.get('authorization')?.split('.')[1] ?? '';
  const key = new URL(request.url);
  let farmer = '';
  try {
    farmer = String(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub);
  } catch {
    // asked without a token that names a farmer
  }
  key.searchParams.set('of', farmer);
  return key.href;
}

/** Marks what had been kept and stands in for an answer that did not come; written into the worker like the above. */
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
 * The key of a kept picture: a private one comes under a signed address that changes every half hour. Written into the
 * worker like the above.
 */
export async function keyOfPicture({ request }: { request: Request }): Promise<string> {
  return request.url.replace(/\/[0-9a-z]{1,9}-[0-9a-f]{32}\//, '/');
}

/**
 * A picture that the server shows no more is not kept either; for a signed address that has expired (403) the kept one
 * stands in. Written into the worker like the above.
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

/** Tells which requests are for answers that are kept in this way. Made of text, since the worker knows nothing of here. */
function answersOf(cache: CacheClass): (asked: { url: URL; sameOrigin: boolean }) => boolean {
  const test = `return sameOrigin && ${cachedAnswers(cache)}.test(url.pathname)`;
  return new Function('{ url, sameOrigin }', test) as ReturnType<typeof answersOf>;
}

type Caching = NonNullable<VitePWAOptions['workbox']['runtimeCaching']>;

/** Chunks and fonts never change under their name; answers come fresh when there is a network. */
const runtimeCaching: Caching = [
  {
    // The leaf doctor's large files are kept by itself, on request.
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/assets/') && !/\.(onnx|wasm)$/.test(url.pathname),
    handler: 'CacheFirst',
    options: {
      cacheName: 'assets',
      expiration: { maxEntries: 250, maxAgeSeconds: 180 * DAY_S },
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
    // What was removed must not be seen again: the server is asked each time whether it still shows the picture (no
    // more than headers when it does); the kept one is for a network that is slow or away. Photographs that somebody
    // sent to an expert are not kept on the expert's phone.
    urlPattern: ({ url, sameOrigin, request }) =>
      sameOrigin && request.destination === 'image' && /^\/media\/(?!experts\/)/.test(url.pathname),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'personal-pictures',
      networkTimeoutSeconds: 3,
      // Earlier versions told browsers to keep pictures for a year without asking.
      fetchOptions: { cache: 'no-cache' },
      plugins: [{ cacheKeyWillBeUsed: keyOfPicture, fetchDidSucceed: forgetGone }],
      expiration: { maxEntries: 120, maxAgeSeconds: 30 * DAY_S },
      cacheableResponse: { statuses: [200] },
    },
  },
];

/** The installable app: its manifest and its service worker. */
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
      // Under their addresses, so that the server gives each in the language of this device.
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
