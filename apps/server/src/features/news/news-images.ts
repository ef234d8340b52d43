import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { sameText } from '../../platform/auth/tokens.ts';
import { reencodePicture } from '../../platform/pictures/pictures.ts';
import type { Outgoing } from '../../providers/outgoing/outgoing.ts';

export interface NewsImages {
  /** Signed path of our image proxy for an article's picture. */
  pathFor(url: string): string;
  /** The resized picture; null when the signature is wrong or the picture is unavailable. */
  find(url: string, signature: string): Promise<Buffer | null>;
}

const WIDTH = 640;
const HEIGHT = 360;
const LIMITS = { timeoutMs: 4_000, maxBytes: 6_000_000, redirects: 3 };
const MEMORY_BYTES = 24_000_000;
/** Negative cache: how long an unavailable picture is not requested again. */
const MISSING_MS = 10 * 60_000;

const NOTHING = Buffer.alloc(0);

/**
 * Image proxy for pictures of articles: only paths that we signed, so that nobody can
 * make this server request anything else.
 */
export function createNewsImages(
  keys: readonly Buffer[],
  outgoing: Pick<Outgoing, 'fetch'>,
): NewsImages {
  const signatures = (url: string) =>
    keys.map((key) => createHmac('sha256', key).update(url).digest('base64url').slice(0, 22));
  const kept = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (picture) => picture.byteLength + 200,
  });
  const inFlight = new Map<string, Promise<Buffer>>();

  const load = async (url: string): Promise<Buffer> => {
    const small = await outgoing
      .fetch(new URL(url), LIMITS, { accept: 'image/*' })
      .then((content) => reencodePicture(content, [{ width: WIDTH, height: HEIGHT, fit: 'cover' }]))
      .then(([picture]) => picture ?? NOTHING)
      .catch(() => NOTHING);
    kept.set(url, small, small.byteLength === 0 ? { ttl: MISSING_MS } : {});
    return small;
  };

  return {
    pathFor: (url) =>
      `/api/news/image/?${new URLSearchParams({ u: url, s: signatures(url)[0] ?? '' })}`,
    async find(url, signature) {
      if (!signatures(url).some((own) => sameText(signature, own))) return null;
      let picture = kept.get(url);
      if (!picture) {
        const asking = inFlight.get(url) ?? load(url).finally(() => inFlight.delete(url));
        inFlight.set(url, asking);
        picture = await asking;
      }
      return picture.byteLength > 0 ? picture : null;
    },
  };
}

/** Placeholder of an unavailable picture. */
export const PLACEHOLDER_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#e2f0e3"/><path d="M0 300q160-60 320-20t320-30v110H0z" fill="#1f6b3a" opacity=".35"/><path d="M320 250v-90m0 30c-50 0-70-30-70-60 45 0 70 25 70 60zm0-15c0-35 22-60 66-60 0 32-22 60-66 60z" fill="none" stroke="#1f6b3a" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
