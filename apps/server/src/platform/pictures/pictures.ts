import { availableParallelism } from 'node:os';
import type { PictureSize } from './picture-messages.ts';
import { createPictureProcess, type PictureProcess } from './picture-process.ts';

// Few pictures at once: each may take 200 MB. One core is left to requests: a thread that wakes up waits some milliseconds for a core
// on which a picture is being drawn, whatever its priority, and a request wakes up six threads.
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
const idle: PictureProcess[] = Array.from({ length: AT_ONCE }, createPictureProcess);
const waiting: ((worker: PictureProcess) => void)[] = [];

async function withProcess<T>(work: (worker: PictureProcess) => Promise<T>): Promise<T> {
  const worker =
    idle.pop() ?? (await new Promise<PictureProcess>((resolve) => waiting.push(resolve)));
  try {
    return await work(worker);
  } finally {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  }
}

/** Not a picture, damaged, or above the pixel limit. */
export class UnreadablePicture extends Error {}

/**
 * Decodes a picture once, applies its EXIF orientation, and encodes each size as WebP or AVIF without any of the
 * original's metadata (place, camera); in a process of its own with a time-out. A picture given by its path is read
 * when a process is free, so that waiting ones take no memory. @throws UnreadablePicture
 */
export async function reencodePicture(
  picture: Buffer | string,
  sizes: readonly PictureSize[],
): Promise<Buffer[]> {
  const answer = await withProcess((worker) => worker.ask({ picture, sizes }));
  if ('unreadable' in answer) throw new UnreadablePicture(answer.unreadable);
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.drawn.map((drawn) => Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength));
}
