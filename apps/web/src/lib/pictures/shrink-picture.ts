import { bitmapOf, drawPicture } from './draw-picture.ts';

interface Size {
  /** Longest side of the upload, in pixels. */
  sidePx: number;
  /** Of the JPEG, 0..1. */
  quality?: number;
  /** Smaller files are sent unchanged. */
  fromBytes?: number;
}

const QUALITY = 0.9;
const FROM_BYTES = 400_000;

/** A photograph made smaller before it goes up; the original where that does not make it smaller or cannot be done. */
export async function shrunkPicture(
  file: File,
  { sidePx, quality = QUALITY, fromBytes = FROM_BYTES }: Size,
): Promise<File> {
  if (file.size < fromBytes) return file;
  const bitmap = await bitmapOf(file);
  if (!bitmap) return file;
  const canvas = drawPicture(bitmap, Math.min(1, sidePx / Math.max(bitmap.width, bitmap.height)));
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', quality);
    else resolve(null);
  });
  if (!blob || blob.size >= file.size) return file;
  const name = file.name.replace(/\.[^.]*$/, '');
  return new File([blob], `${name}.jpg`, { type: blob.type, lastModified: file.lastModified });
}
