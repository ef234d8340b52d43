import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isWebRoute, RESET_PAGE } from '@ankur/contracts/web-routes';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../errors/app-error.ts';

/** Scripts only from ourselves; WebAssembly for the leaf doctor; pictures and videos also as blobs. */
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

/** Serves the built web app; every page address answers with its one document. Unknown `/api/…` stays JSON. */
export async function registerWebApp(
  app: FastifyInstance,
  webRoot: string | undefined,
): Promise<void> {
  const built = webRoot !== undefined && existsSync(join(webRoot, 'index.html'));
  if (!built) {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
    return;
  }
  const landing = await readFile(join(webRoot, 'index.html'));
  const shellPath = join(webRoot, 'shell.html');
  const shell = existsSync(shellPath) ? await readFile(shellPath) : landing;
  await app.register(async (web) => {
    await web.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
      crossOriginEmbedderPolicy: false,
      frameguard: { action: 'deny' },
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    await web.register(fastifyStatic, {
      root: webRoot,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = /[\\/]assets[\\/]/.test(path);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    const sendPage =
      (document: Buffer) => async (_request: unknown, reply: import('fastify').FastifyReply) =>
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(document);
    web.get('/', sendPage(landing));
    web.get(RESET_PAGE, sendPage(shell));
    web.get('/*', async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      if (path === '/api' || path.startsWith('/api/') || path.startsWith('/media/'))
        throw notFound();
      reply.status(isWebRoute(path) ? 200 : 404);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(shell);
    });
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}
