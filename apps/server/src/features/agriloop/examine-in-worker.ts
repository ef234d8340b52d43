import { Worker } from 'node:worker_threads';
import { workerFile } from '../../platform/process/worker-file.ts';
import type { VideoSeen } from './examine-video.ts';

/** A real video of 100 MB takes well under a second. */
const TIME_MS = 10_000;
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 };
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Examines a file in a worker thread with limited memory and `timeMs`. A file that exceeds
 * either is reported as broken.
 */
export async function examineInWorker(path: string, timeMs = TIME_MS): Promise<VideoSeen> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  const worker = new Worker(workerFile('video-worker', import.meta.url), {
    workerData: path,
    resourceLimits: HEAP,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<VideoSeen>((resolve, reject) => {
      const broken = () => resolve({ kind: 'broken' });
      timer = setTimeout(broken, timeMs);
      worker.once('message', resolve).once('exit', broken);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? broken() : reject(error),
      );
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
    running -= 1;
    waiting.shift()?.();
  }
}
