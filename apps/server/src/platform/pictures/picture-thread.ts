import { Worker } from 'node:worker_threads';
import type { PictureAnswer, PictureQuestion } from './picture-messages.ts';

/** More than the decoder is given, so that it ends by itself when it can. */
const TIME_MS = 45_000;
/** Pictures lie outside the heap. */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };

export interface PictureThread {
  /** One question at a time. `unreadable` when the picture takes the thread along, or longer than `timeMs`. */
  ask(question: PictureQuestion, timeMs?: number): Promise<PictureAnswer>;
}

/** The worker lies beside this file in the source and beside the bundle when built. */
function workerFile(): URL {
  const name = import.meta.url.endsWith('.ts') ? './picture-worker.ts' : './picture-worker.js';
  return new URL(name, import.meta.url);
}

/** A thread that draws pictures, started at the first one and again after one that it did not survive. */
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
            // Ends when the decoder does, which nobody waits for.
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
