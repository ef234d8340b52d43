/** Photographs of one plant in one question. */
export const PHOTOS_MAX = 5;
/** A photograph of any phone; the web app sends smaller ones. */
export const PHOTO_BYTES_MAX = 15 * 1024 * 1024;
export const PHOTO_PIXELS_MAX = 40_000_000;
/** Formats that cannot be shrunk while decoding are held whole in memory, AVIF several times over. */
export const WHOLE_PIXELS_MAX = 25_000_000;
export const AVIF_PIXELS_MAX = 13_000_000;

const mega = (pixels: number) => `${pixels / 1_000_000} megapixels`;

/** What can be wrong with a photograph, in the words of the specification where it has them. */
export const SCAN_MESSAGES = {
  missing: 'Please upload an image first',
  notImage: 'Please upload a valid image file (jpg, jpeg, png, etc.).',
  heic: 'This is a HEIC photograph, which cannot be read here. Choose JPEG in the camera settings and take the photograph again.',
  damaged: 'This picture is damaged or incomplete. Please take or choose another one.',
  tooLarge: `This picture is too large. Please send a JPEG below 15 MB and ${mega(PHOTO_PIXELS_MAX)} (AVIF: ${mega(AVIF_PIXELS_MAX)}, PNG and others: ${mega(WHOLE_PIXELS_MAX)}).`,
  tooMany: `Please send at most ${PHOTOS_MAX} photographs of one plant.`,
  crop: 'Choose a crop from the list, or none.',
  busy: 'Many photographs are being looked at just now. Please try again in a minute.',
} as const;
