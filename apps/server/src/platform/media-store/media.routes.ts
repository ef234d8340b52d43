import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import type { FastifyInstance } from 'fastify';
import { AppError, forbidden, notFound } from '../errors/app-error.ts';
import { byteRange } from './byte-range.ts';
import type { MediaLinks } from './media-links.ts';
import type { MediaStore } from './media-store.ts';

/** Together with the ten seconds for which a process caches visibility, less than a minute. */
const PUBLIC_CACHE = 'public, max-age=30, must-revalidate';
/** Cached by the farmer's own browser alone, and revalidated each time. */
const PRIVATE_CACHE = 'private, no-cache';

interface Media {
  store: MediaStore;
  links: MediaLinks;
  /** Whether the file of this key may be served now. */
  isShown(key: string): Promise<boolean>;
}

/** Files never change under their key, so the key is the entity tag. */
const tagOf = (key: string) => `"${key}"`;

const sameTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));

/**
 * `GET /media/<key>`: no token (keys are unguessable, URLs of private files signed), byte ranges. What is not
 * visible any more is 404; caches revalidate after half a minute and get 304.
 */
export function registerMedia(app: FastifyInstance, { store, links, isShown }: Media): void {
  app.get('/media/*', { config: { longLived: true } }, async (request, reply) => {
    const link = links.read((request.params as { '*': string })['*']);
    if (link.kind === 'expired') throw forbidden(failure('link_expired'));
    if (link.kind === 'unknown') throw notFound();
    if (link.kind !== 'review' && !(await isShown(link.key))) throw notFound();
    const { key } = link;
    const tag = tagOf(key);
    reply
      .header('cache-control', link.kind === 'open' ? PUBLIC_CACHE : PRIVATE_CACHE)
      .header('etag', tag);
    if (sameTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
    // Only a range needs the size first; otherwise one call to the store is enough.
    const ifRange = request.headers['if-range'];
    const asked = ifRange === undefined || ifRange === tag ? request.headers.range : undefined;
    const size = asked === undefined ? null : await store.size(key);
    if (asked !== undefined && size === null) throw notFound();
    const range = byteRange(asked, size ?? 0);
    if (range.kind === 'outside') {
      reply.header('content-range', `bytes */${size}`);
      throw new AppError('range', { [NON_FIELD]: [failure('range_outside')] });
    }
    const part = await store.get(key, range.kind === 'part' ? range : undefined);
    if (!part) throw notFound();
    reply
      .type(part.contentType)
      .header('accept-ranges', 'bytes')
      .header('content-length', part.length);
    if (range.kind === 'part')
      reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return reply.send(part.stream);
  });
}
