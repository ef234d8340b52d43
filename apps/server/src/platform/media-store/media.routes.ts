import type { FastifyInstance } from 'fastify';
import { notFound } from '../errors/app-error.ts';
import { isMediaKey, type MediaStore } from './media-store.ts';

/** `GET /media/<key>`: no token (keys are unguessable), byte ranges, cached for good. */
export function registerMedia(app: FastifyInstance, store: MediaStore): void {
  app.get('/media/*', async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    if (!isMediaKey(key)) throw notFound();
    const wanted = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const range = wanted
      ? { start: Number(wanted[1]), ...(wanted[2] ? { end: Number(wanted[2]) } : {}) }
      : undefined;
    if (range) {
      const whole = await store.get(key);
      whole?.stream.destroy();
      if (whole && range.start >= whole.size) {
        return reply.status(416).header('content-range', `bytes */${whole.size}`).send();
      }
    }
    const part = await store.get(key, range);
    if (!part) throw notFound();
    reply
      .type(part.contentType)
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', part.length);
    if (range) {
      reply
        .status(206)
        .header(
          'content-range',
          `bytes ${range.start}-${range.start + part.length - 1}/${part.size}`,
        );
    }
    return reply.send(part.stream);
  });
}
