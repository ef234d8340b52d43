import type { Page } from '@playwright/test';
import { paddedWebm } from './padded-webm.ts';

/** A picture drawn in the browser: a field under a sky, nobody's photograph. */
export async function drawnPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#8ecae6';
    pen.fillRect(0, 0, 640, 240);
    pen.fillStyle = '#588157';
    pen.fillRect(0, 240, 640, 240);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

/** A second of a moving square, recorded in the browser as WebM; padded to `bytesMin` with an ignored element. */
export async function drawnVideo(
  page: Page,
  bytesMin = 0,
  size = { width: 240, height: 320 },
): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height }) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    const recorder = new MediaRecorder(canvas.captureStream(15), {
      mimeType: 'video/webm;codecs=vp8',
    });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start(100);
    // A busy machine records few large frames: continue until there are at least two.
    const bytes = () => parts.reduce((sum, part) => sum + part.size, 0);
    const few = () => bytes() < 3000 || parts.filter(({ size }) => size > 0).length < 5;
    for (let frame = 0; frame < 20 || (few() && frame < 200); frame += 1) {
      pen.fillStyle = frame % 2 ? '#588157' : '#8ecae6';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#bc6c25';
      pen.fillRect(frame * 8, 100, 60, 60);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    recorder.stop();
    await stopped;
    const made = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(made, (byte) => String.fromCharCode(byte)).join(''));
  }, size);
  const video = Buffer.from(base64, 'base64');
  return paddedWebm(video, bytesMin);
}
