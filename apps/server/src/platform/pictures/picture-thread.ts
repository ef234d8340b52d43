import { Worker } from 'node:worker_threads';
import type { PictureAnswer, PictureQuestion } from './picture-messages.ts';

/** Longer than the decoder's own limit, so that it normally ends by itself. */
const TIME_MS = 45_000;
/** Pixels are outside the V8 heap. */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };

export interface PictureThread {
  /** One request at a time. `unreadable` when the picture crashes the thread or takes longer than `timeMs`. */
  ask(question: PictureQuestion, timeMs?: number): Promise<PictureAnswer>;
}

/** The worker is beside this file in the source and beside the bundle when built. */
function workerFile(): URL {
  const name = import.meta.url.endsWith('.ts') ? './picture-worker.ts' : './picture-worker.js';
  return new URL(name, import.meta.url);
}

/** A worker thread that re-encodes pictures, started on first use and restarted after a crash. */
export function createPictureThread(): PictureThread {
  let worker: Worker | undefined;
  let settle: ((answer: PictureAnswer) => void) | undefined;

  const start = (): Worker => {
    const made = new Worker(workerFile(), { resourceLimits: HEAP });
    const lost = () => {
      if (worker !== made) return;
      worker = undefined;
      settle?.({ unreadable: 'its thread ended' });
    };
    made.on('message', (answer: PictureAnswer) => {
      if (worker === made) settle?.(answer);
    });
    return made.on('error', lost).on('exit', lost);
  };
  return {
    async ask(question, timeMs = TIME_MS) {
      worker ??= start();
      const running = worker;
      running.ref();
      let timer: NodeJS.Timeout | undefined;
      try {
        return await new Promise<PictureAnswer>((resolve) => {
          settle = resolve;
          timer = setTimeout(() => {
            worker = undefined;
            resolve({ unreadable: 'it takes too long' });
            // Resolves only when the decoder returns, so it is not awaited.
            void running.terminate();
          }, timeMs);
          running.postMessage(question);
        });
      } finally {
        clearTimeout(timer);
        settle = undefined;
        running.unref();
      }
    },
  };
}
