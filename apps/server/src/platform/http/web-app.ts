import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isWebRoute, RESET_PAGE } from '@ankur/contracts/web-routes';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors/app-error.ts';
import {
  encoded,
  languageFor,
  type PageDocument,
  readDocument,
  readPageDocuments,
} from './page-documents.ts';

/** Scripts from our origin only; WebAssembly for the leaf classifier; pictures and videos also as blobs. */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

/** The policy, with pictures from where the operator's map has its tiles. */
const policyWith = (tiles: string | undefined) => ({
  ...CONTENT_SECURITY_POLICY,
  imgSrc: [
    ...CONTENT_SECURITY_POLICY.imgSrc,
    ...(tiles === undefined ? [] : [new URL(tiles).origin]),
  ],
});

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: PageDocument) {
  const { body, encoding } = encoded(document, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  // In one visitor's language, so no shared cache may store it. No `Vary`: the Cache API would then keep the
  // service worker from matching its copy, whose request does not have these headers.
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding')
    .send(body);
}

/**
 * Serves the built web app: a prerendered page in the visitor's language where there is one, else the app
 * shell. Unknown `/api/…` stays JSON. `tiles` is the address of the map's tiles, whose origin pages may load pictures from.
 */
export async function registerWebApp(
  app: FastifyInstance,
  webRoot: string | undefined,
  tiles?: string,
): Promise<void> {
  const built = webRoot !== undefined && existsSync(join(webRoot, 'index.html'));
  if (!built) {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
    return;
  }
  const shellPath = join(webRoot, 'shell.html');
  const shell = readDocument(existsSync(shellPath) ? shellPath : join(webRoot, 'index.html'));
  const pages = readPageDocuments(webRoot);
  await app.register(async (web) => {
    await web.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: policyWith(tiles) },
      crossOriginEmbedderPolicy: false,
      frameguard: { action: 'deny' },
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    await web.register(fastifyStatic, {
      root: webRoot,
      index: false,
      wildcard: false,
      // Documents are served under the paths of their pages.
      globIgnore: ['documents/**'],
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = /[\\/]assets[\\/]/.test(path);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    web.get(RESET_PAGE, async (request, reply) => sendDocument(request, reply, shell));
    web.get('/*', async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      if (path === '/api' || path.startsWith('/api/') || path.startsWith('/media/'))
        throw notFound();
      const language = languageFor(request.headers);
      const page = pages.get(path.replace(/(?<=.)\/+$/, ''))?.get(language);
      if (page) reply.header('content-language', language);
      reply.status(isWebRoute(path) ? 200 : 404);
      return sendDocument(request, reply, page ?? shell);
    });
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}
