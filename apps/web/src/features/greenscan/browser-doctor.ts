import type { Analysis } from '@ankur/contracts/greenscan/endpoints';
import type { RgbImage } from '@ankur/leaf-doctor/rgb-image';
import type { DoctorAnswer, DoctorQuestion } from './doctor-worker.ts';
import { decodePixels } from './read-photo.ts';

interface Pending {
  resolve: (analysis: Analysis) => void;
  reject: (fault: Error) => void;
}

interface Doctor {
  ask: (photographs: readonly RgbImage[], crop: string | null) => Promise<Analysis>;
  /** Resolves when the worker's script runs. */
  ready: Promise<void>;
}

function openWorker(onEnd: () => void): Doctor {
  const worker = new Worker(new URL('./doctor-worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, Pending>();
  let questions = 0;
  const ready = new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DoctorAnswer>) => {
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
  const ask: Doctor['ask'] = (photographs, crop) =>
    new Promise((resolve, reject) => {
      const id = questions++;
      pending.set(id, { resolve, reject });
      const question: DoctorQuestion = { id, photographs, crop };
      worker.postMessage(
        question,
        photographs.map(({ data }) => data.buffer),
      );
    });
  return { ask, ready };
}

let opened: Doctor | undefined;

/** The one worker of this page; a new one after the last has failed. */
function doctor(): Doctor {
  opened ??= openWorker(() => {
    opened = undefined;
  });
  return opened;
}

/** Loads the worker's script, so that it is there when the network is not. Rejects when it cannot be loaded. */
export function startDoctor(): Promise<void> {
  return doctor().ready;
}

async function decode(photo: Blob): Promise<RgbImage> {
  const pixels = await decodePixels(photo);
  if (pixels === null) throw new TypeError('this browser cannot read the picture');
  return pixels;
}

/** The same answer as the server's, computed on this device by the cached model, in a worker. */
export async function lookLocally(photos: readonly Blob[], crop: string | null): Promise<Analysis> {
  return doctor().ask(await Promise.all(photos.map(decode)), crop);
}
