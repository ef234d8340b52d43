import type { AppError } from '../errors/app-error.ts';
import type { PictureSize } from './picture-messages.ts';
import { reencodePicture, UnreadablePicture } from './pictures.ts';

/** A picture in two sizes, re-encoded without metadata. @throws AppError `refusal` when it cannot be read */
export async function largeAndSmall(
  picture: Buffer,
  sizes: readonly [large: PictureSize, small: PictureSize],
  refusal: () => AppError,
): Promise<[large: Buffer, small: Buffer]> {
  try {
    const [large, small] = await reencodePicture(picture, sizes);
    if (large && small) return [large, small];
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
  }
  throw refusal();
}
