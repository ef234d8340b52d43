import { checkQuality, type QualityProblem } from '@ankur/leaf-doctor/quality-gate';
import { type RgbImage, rgbFromRgba } from '@ankur/leaf-doctor/rgb-image';
import { WORKING_SIDE_PX } from '@ankur/leaf-doctor/working-size';

/** Longest side of an upload; the classifier's input is smaller. */
const UPLOAD_SIDE_PX = 1280;
const UPLOAD_QUALITY = 0.9;
/** Smaller files are sent unchanged. */
const SHRINK_FROM_BYTES = 400_000;

/** A photograph the farmer chose. */
export interface Photo {
  id: string;
  /** Data URL of the preview. */
  preview: string;
  /** The upload. */
  upload: Blob;
  /** Whether this browser can decode the picture. */
  readable: boolean;
  problems: readonly QualityProblem[];
}

function readPreview(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

function draw(bitmap: ImageBitmap, scale: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Upright pixels for the classifier; null when the browser cannot decode the picture. */
export async function decodePixels(file: Blob): Promise<RgbImage | null> {
  const bitmap = await bitmapOf(file);
  if (!bitmap) return null;
  const scale = Math.min(1, WORKING_SIDE_PX / Math.min(bitmap.width, bitmap.height));
  const canvas = draw(bitmap, scale);
  bitmap.close();
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return null;
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return rgbFromRgba(data, width, height);
}

async function bitmapOf(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

async function shrunk(file: File): Promise<Blob> {
  if (file.size < SHRINK_FROM_BYTES) return file;
  const bitmap = await bitmapOf(file);
  if (!bitmap) return file;
  const scale = Math.min(1, UPLOAD_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = draw(bitmap, scale);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', UPLOAD_QUALITY);
    else resolve(null);
  });
  return blob && blob.size < file.size ? blob : file;
}

/** Reads a chosen file: preview, upload and quality hints. Rejects when it cannot be read. */
export async function readPhoto(file: File, id: string): Promise<Photo> {
  const preview = await readPreview(file);
  const [upload, pixels] = await Promise.all([shrunk(file), decodePixels(file)]);
  const problems = pixels ? checkQuality(pixels).problems : [];
  return { id, preview, upload, readable: pixels !== null, problems };
}
