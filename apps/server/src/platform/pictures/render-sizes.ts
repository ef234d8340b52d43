import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { PictureAnswer, PictureSize } from './picture-messages.ts';
import { hasFewParts } from './picture-parts.ts';

/** Supported formats; not HEIC, for which there is no free decoder. */
const READABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** 50 megapixels hold any phone's photograph and 200 MB of memory. */
const PIXELS_MAX = 50_000_000;
/** A photograph of that size takes two seconds on a slow machine. */
const SECONDS_MAX = 20;

// One thread at a time draws a picture: low priority is a share by thread, and ten threads of it outweigh one of a request.
sharp.concurrency(1);

/**
 * Encodes a picture in each size, one after the other; `unreadable` when it is no picture, damaged, above the pixel limit, has more
 * parts than allowed or takes too long.
 */
export async function renderSizes(
  picture: Uint8Array | string,
  sizes: readonly PictureSize[],
): Promise<PictureAnswer> {
  const content = typeof picture === 'string' ? await readFile(picture) : Buffer.from(picture);
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  if (!type || !READABLE.has(type.mime)) return { unreadable: 'not a picture' };
  if (!hasFewParts(content, type.mime)) return { unreadable: 'more parts than pictures have' };
  try {
    const upright = sharp(content, {
      limitInputPixels: PIXELS_MAX,
      failOn: 'error',
    }).autoOrient();
    const drawn: Buffer[] = [];
    for (const size of sizes) drawn.push(await resized(upright, size));
    return { drawn };
  } catch (error) {
    return { unreadable: (error as Error).message };
  }
}

function resized(upright: Sharp, { width, height, fit, format }: PictureSize): Promise<Buffer> {
  const sized = upright
    .clone()
    .timeout({ seconds: SECONDS_MAX })
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' });
  return format === 'avif'
    ? sized.avif({ quality: 55, effort: 1 }).toBuffer()
    : sized.webp({ quality: 82, effort: 2 }).toBuffer();
}
