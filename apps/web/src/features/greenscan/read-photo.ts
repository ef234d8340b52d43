import { checkQuality, type QualityProblem } from '@ankur/leaf-doctor/quality-gate';
import { type RgbImage, rgbFromRgba } from '@ankur/leaf-doctor/rgb-image';
import { WORKING_SIDE_PX } from '@ankur/leaf-doctor/working-size';
import { bitmapOf, drawPicture } from '../../lib/pictures/draw-picture.ts';
import { shrunkPicture } from '../../lib/pictures/shrink-picture.ts';

/** Longest side of an upload; the classifier's input is smaller. */
const UPLOAD_SIDE_PX = 1280;

/** A photograph the farmer chose. */
export interface Photo {
  id: string;
  /** Data URL of the upload, which is small: five originals would fill a small phone. */
  preview: string;
  /** The upload. */
  upload: Blob;
  /** Whether this browser can decode the picture. */
  readable: boolean;
  problems: readonly QualityProblem[];
}

function readPreview(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

/** Upright pixels for the classifier; null when the browser cannot decode the picture. */
export async function decodePixels(file: Blob): Promise<RgbImage | null> {
  const bitmap = await bitmapOf(file);
  if (!bitmap) return null;
  const scale = Math.min(1, WORKING_SIDE_PX / Math.min(bitmap.width, bitmap.height));
  const canvas = drawPicture(bitmap, scale);
  bitmap.close();
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return null;
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return rgbFromRgba(data, width, height);
}

/** Reads a chosen file: preview, upload and quality hints. Rejects when it cannot be read. */
export async function readPhoto(file: File, id: string): Promise<Photo> {
  const [upload, pixels] = await Promise.all([
    shrunkPicture(file, { sidePx: UPLOAD_SIDE_PX }),
    decodePixels(file),
  ]);
  const preview = await readPreview(upload);
  const problems = pixels ? checkQuality(pixels).problems : [];
  return { id, preview, upload, readable: pixels !== null, problems };
}
