import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';

/** Decoded here; HEIC is not among them, since no free decoder reads it. */
const READABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** 50 megapixels hold any phone's photograph and 200 MB of memory. */
const PIXELS_MAX = 50_000_000;

// Few pictures at once: each may take 200 MB, and decoding is all the processor can do anyway.
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** What the bytes of a picture cannot be: not a picture, damaged, or larger than we decode. */
export class UnreadablePicture extends Error {}

export interface PictureSize {
  width: number;
  height: number;
  /** `cover` cuts to the shape, `inside` keeps the whole picture and never enlarges it. */
  fit: 'cover' | 'inside';
  /** WebP unless said otherwise. */
  format?: 'webp' | 'avif';
}

/**
 * Decodes a picture once, turns it upright as its EXIF says, and writes each size as WebP or AVIF without any of the
 * original's metadata (place, camera). One that lies in a file, given by its path, is read when it is its turn, so that
 * those who wait take no memory. @throws UnreadablePicture
 */
export async function reencodePicture(
  picture: Buffer | string,
  sizes: readonly PictureSize[],
): Promise<Buffer[]> {
  return oneOfFew(async () => {
    const content = typeof picture === 'string' ? await readFile(picture) : picture;
    const type = await fileTypeFromBuffer(content).catch(() => undefined);
    if (!type || !READABLE.has(type.mime)) throw new UnreadablePicture('not a picture');
    try {
      const upright = sharp(content, {
        limitInputPixels: PIXELS_MAX,
        failOn: 'error',
      }).autoOrient();
      return await Promise.all(sizes.map((size) => resized(upright, size)));
    } catch (error) {
      throw new UnreadablePicture((error as Error).message, { cause: error });
    }
  });
}

function resized(upright: Sharp, { width, height, fit, format }: PictureSize): Promise<Buffer> {
  const sized = upright
    .clone()
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' });
  return format === 'avif'
    ? sized.avif({ quality: 55, effort: 2 }).toBuffer()
    : sized.webp({ quality: 82, effort: 2 }).toBuffer();
}
