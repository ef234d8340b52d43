import { resize } from './resize.ts';
import type { RgbImage } from './rgb-image.ts';

/** Short side to which photographs are scaled once, before gate, model and severity. */
export const WORKING_SIDE_PX = 416;

/**
 * Shrinks a large photograph to the working size and leaves smaller ones alone. Decoders that can
 * shrink while decoding should aim at the same short side.
 */
export function toWorkingSize(image: RgbImage): RgbImage {
  const short = Math.min(image.width, image.height);
  if (short <= WORKING_SIDE_PX) return image;
  const scale = WORKING_SIDE_PX / short;
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  return resize(image, width, height);
}
