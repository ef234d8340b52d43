import type { Analysis } from '@ankur/contracts/greenscan/endpoints';
import type { RgbImage } from '@ankur/leaf-doctor/rgb-image';
import type { ClassifierAnswer, ClassifierRequest } from './classifier-worker.ts';
import { decodePixels } from './read-photo.ts';

interface Pending {
  resolve: (analysis: Analysis) => void;
  reject: (fault: Error) => void;
}

interface Classifier {
  ask: (photographs: readonly RgbImage[], crop: string | null) => Promise<Analysis>;
  /** Resolves when the worker's script has loaded. */
  ready: Promise<void>;
  end: () => void;
}

function openWorker(onEnd: () => void): Classifier {
  const worker = new Worker(new URL('./classifier-worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, Pending>();
  let questions = 0;
  const ready = new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ClassifierAnswer>) => {
      if ('ready' in data) return resolve();
      const question = pending.get(data.id);
      pending.delete(data.id);
      if ('analysis' in data) question?.resolve(data.analysis);
      else question?.reject(new Error(data.fault));
    };
    worker.onerror = () => {
      const fault = new Error('the worker ended');
      onEnd();
      worker.terminate();
      reject(fault);
      for (const question of pending.values()) question.reject(fault);
    };
  });
  ready.catch(() => undefined);
  const ask: Classifier['ask'] = (photographs, crop) =>
    new Promise((resolve, reject) => {
      const id = questions++;
      pending.set(id, { resolve, reject });
      const question: ClassifierRequest = { id, photographs, crop };
      worker.postMessage(
        question,
        photographs.map(({ data }) => data.buffer),
      );
    });
  return { ask, ready, end: () => worker.terminate() };
}

let opened: Classifier | undefined;

/** The page's single worker; a new one after a crash. */
function classifier(): Classifier {
  opened ??= openWorker(() => {
    opened = undefined;
  });
  return opened;
}

/** Starts the worker anew with the model that is cached now, and so has its script cached. Rejects when it cannot be loaded. */
export function startClassifier(): Promise<void> {
  opened?.end();
  opened = undefined;
  return classifier().ready;
}

async function decode(photo: Blob): Promise<RgbImage> {
  const pixels = await decodePixels(photo);
  if (pixels === null) throw new TypeError('this browser cannot read the picture');
  return pixels;
}

/** The same answer as the server's, computed on this device by the cached model, in a worker. */
export async function analyseOnDevice(
  photos: readonly Blob[],
  crop: string | null,
): Promise<Analysis> {
  return classifier().ask(await Promise.all(photos.map(decode)), crop);
}
