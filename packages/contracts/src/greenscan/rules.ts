import { scanFailure as failure } from './problems.ts';

/** Photographs of one plant in one question. */
export const PHOTOS_MAX = 5;
/** A photograph of any phone; the web app sends smaller ones. */
export const PHOTO_BYTES_MAX = 15 * 1024 * 1024;
export const PHOTO_PIXELS_MAX = 40_000_000;
/** Formats that cannot be shrunk while decoding are held whole in memory, AVIF several times over. */
export const WHOLE_PIXELS_MAX = 25_000_000;
export const AVIF_PIXELS_MAX = 13_000_000;

const mega = (pixels: number) => pixels / 1_000_000;

export const SCAN_TOO_LARGE = failure('scan_too_large', {
  max_megabytes: PHOTO_BYTES_MAX / 1024 ** 2,
  max_megapixels: mega(PHOTO_PIXELS_MAX),
  max_megapixels_avif: mega(AVIF_PIXELS_MAX),
  max_megapixels_whole: mega(WHOLE_PIXELS_MAX),
});
export const SCAN_TOO_MANY = failure('scan_too_many', { max: PHOTOS_MAX });
