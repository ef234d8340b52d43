import {
  AVIF_PIXELS_MAX,
  PHOTO_PIXELS_MAX,
  WHOLE_PIXELS_MAX,
} from '@ankur/contracts/greenscan/rules';
import { type RgbImage, rgbImage } from '@ankur/leaf-doctor/rgb-image';
import { WORKING_SIDE_PX } from '@ankur/leaf-doctor/working-size';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { hasFewParts } from '../../platform/pictures/picture-parts.ts';
import type { LeafRefusal } from './leaf-messages.ts';

const DECODE_SECONDS = 10;

// Photographs do not repeat, so the cache of libvips is off.
sharp.cache(false);

const READABLE = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/tiff',
]);
const HEIC = /^image\/hei[cf]/;

/** A photograph that cannot be decoded, with the reason. */
export class UnusablePhotograph extends Error {
  readonly refusal: LeafRefusal;
  constructor(refusal: LeafRefusal, cause?: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
  }
}

function pixelsMax(mime: string): number {
  if (mime === 'image/jpeg') return PHOTO_PIXELS_MAX;
  return mime === 'image/avif' ? AVIF_PIXELS_MAX : WHOLE_PIXELS_MAX;
}

async function checkHeader(content: Uint8Array): Promise<void> {
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  if (type && HEIC.test(type.mime)) throw new UnusablePhotograph('heic');
  if (!type || !READABLE.has(type.mime)) throw new UnusablePhotograph('not-image');
  if (!hasFewParts(Buffer.from(content.buffer, content.byteOffset, content.byteLength), type.mime))
    throw new UnusablePhotograph('too-large');
  let size: { width?: number; height?: number };
  try {
    size = await sharp(content, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new UnusablePhotograph('damaged', error);
  }
  const pixels = (size.width ?? 0) * (size.height ?? 0);
  if (pixels > pixelsMax(type.mime)) throw new UnusablePhotograph('too-large');
}

/**
 * Decodes a photograph upright to sRGB at the classifier's working size; of animations the first
 * picture. @throws UnusablePhotograph
 */
export async function decodeLeaf(content: Uint8Array): Promise<RgbImage> {
  await checkHeader(content);
  try {
    const { data, info } = await sharp(content, {
      limitInputPixels: PHOTO_PIXELS_MAX,
      failOn: 'error',
      sequentialRead: true,
      pages: 1,
    })
      .autoOrient()
      .resize(WORKING_SIDE_PX, WORKING_SIDE_PX, { fit: 'outside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels === 3) return rgbImage(data, info.width, info.height);
    return rgbImage(spreadGrey(data, info.channels), info.width, info.height);
  } catch (error) {
    throw new UnusablePhotograph('damaged', error);
  }
}

/** Grey pixels (of one channel, or the first of several) as red, green and blue. */
function spreadGrey(data: Uint8Array, channels: number): Uint8Array {
  const pixels = data.length / channels;
  const rgb = new Uint8Array(pixels * 3);
  for (let i = 0; i < pixels; i++) rgb.fill(data[i * channels] ?? 0, i * 3, i * 3 + 3);
  return rgb;
}
