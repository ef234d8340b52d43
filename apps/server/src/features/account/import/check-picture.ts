import { reencodePicture, UnreadablePicture } from '../../../platform/pictures/pictures.ts';

const TINY = { width: 16, height: 16, fit: 'inside' } as const;
const RIFF = 'RIFF';
const WEBP = 'WEBP';

/** Whether bytes are a WebP picture that can be decoded; the bytes stay as they are, so that their hash does. */
export async function checkPicture(content: Buffer): Promise<boolean> {
  const isWebp =
    content.toString('latin1', 0, 4) === RIFF && content.toString('latin1', 8, 12) === WEBP;
  if (!isWebp) return false;
  try {
    await reencodePicture(content, [TINY]);
    return true;
  } catch (error) {
    if (error instanceof UnreadablePicture) return false;
    throw error;
  }
}
