import type { FastifyInstance } from 'fastify';
import { notFound } from '../errors/app-error.ts';
import { byteRange } from './byte-range.ts';
import { isMediaKey, type MediaStore } from './media-store.ts';

/** `GET /media/<key>`: no token (keys are unguessable), byte ranges, cached for good. */
export function registerMedia(app: FastifyInstance, store: MediaStore): void {
  app.get('/media/*', async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    if (!isMediaKey(key)) throw notFound();
    // Only a range needs the size beforehand; the rest is one question to the store.
    const asked = request.headers.range;
    const size = asked === undefined ? null : await store.size(key);
    if (asked !== undefined && size === null) throw notFound();
    const range = byteRange(asked, size ?? 0);
    if (range.kind === 'outside')
      return reply.status(416).header('content-range', `bytes */${size}`).send();
    const part = await store.get(key, range.kind === 'part' ? range : undefined);
    if (!part) throw notFound();
    reply
      .type(part.contentType)
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', part.length);
    if (range.kind === 'part')
      reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return reply.send(part.stream);
  });
}
