import type { PictureSize } from './picture-messages.ts';
import { createPictureThread, type PictureThread } from './picture-thread.ts';

// Few pictures at once: each may take 200 MB, and decoding is CPU-bound.
const AT_ONCE = 2;
const idle: PictureThread[] = Array.from({ length: AT_ONCE }, createPictureThread);
const waiting: ((thread: PictureThread) => void)[] = [];

async function withThread<T>(work: (thread: PictureThread) => Promise<T>): Promise<T> {
  const thread =
    idle.pop() ?? (await new Promise<PictureThread>((resolve) => waiting.push(resolve)));
  try {
    return await work(thread);
  } finally {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  }
}

/** Not a picture, damaged, or above the pixel limit. */
export class UnreadablePicture extends Error {}

/**
 * Decodes a picture once, applies its EXIF orientation, and encodes each size as WebP or AVIF without any of the
 * original's metadata (place, camera); in a worker thread with a time-out. A picture given by its path is read
 * when a thread is free, so that waiting ones take no memory. @throws UnreadablePicture
 */
export async function reencodePicture(
  picture: Buffer | string,
  sizes: readonly PictureSize[],
): Promise<Buffer[]> {
  const answer = await withThread((thread) => thread.ask({ picture, sizes }));
  if ('unreadable' in answer) throw new UnreadablePicture(answer.unreadable);
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.drawn.map((drawn) => Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength));
}
