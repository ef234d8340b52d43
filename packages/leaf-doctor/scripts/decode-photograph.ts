import sharp from 'sharp';
import { type RgbImage, rgbImage } from '../src/rgb-image.ts';
import { WORKING_SIDE_PX } from '../src/working-size.ts';

/** Decodes a photograph upright to RGB, large ones shrunk while decoding. */
export async function decodePhotograph(file: string): Promise<RgbImage> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize(WORKING_SIDE_PX, WORKING_SIDE_PX, { fit: 'outside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 3) return rgbImage(data, info.width, info.height);
  const spread = new Uint8Array(info.width * info.height * 3);
  for (let i = 0; i < spread.length; i++) spread[i] = data[Math.floor(i / 3)] ?? 0;
  return rgbImage(spread, info.width, info.height);
}
