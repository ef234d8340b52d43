import { Worker } from 'node:worker_threads';
import type { LeafAnswer, LeafQuestion, LeafRefusal, LeafReport } from './leaf-messages.ts';

/** A photograph or a crop that the classifier refuses, with the reason. */
export class LeafRefused extends Error {
  readonly refusal: LeafRefusal;
  constructor(refusal: LeafRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Analyses the photographs of one plant; their buffers are transferred. @throws LeafRefused */
export interface LeafThread {
  ask(photographs: readonly Buffer[], crop: string | null): Promise<LeafReport>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(report: LeafReport): void;
  reject(error: Error): void;
}

/** Small, so that garbage is collected early; pictures and tensors are outside the heap. */
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

/** The worker is beside this file in the source and beside the bundle when built. */
function workerFile(): URL {
  const name = import.meta.url.endsWith('.ts') ? './leaf-worker.ts' : './leaf-worker.js';
  return new URL(name, import.meta.url);
}

/** Transferable bytes: the buffer's own ArrayBuffer unless it is shared (pooled), else a copy. */
function transferable(photograph: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = photograph;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    ? new Uint8Array(buffer)
    : new Uint8Array(photograph);
}

/** The classifier in a worker thread, started on first use and restarted after a crash. */
export function createLeafThread(): LeafThread {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  const failAll = (error: Error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const made = new Worker(workerFile(), { resourceLimits: HEAP });
    made.unref();
    made.on('message', (answer: LeafAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) made.unref();
      if (!asked) return;
      if ('report' in answer) asked.resolve(answer.report);
      else if ('refusal' in answer) asked.reject(new LeafRefused(answer.refusal));
      else asked.reject(new Error(`leaf doctor: ${answer.fault}`));
    });
    made.on('error', failAll);
    made.on('exit', (code) => {
      if (worker === made) failAll(new Error(`leaf doctor ended with ${code}`));
    });
    return made;
  };
  return {
    ask(photographs, crop) {
      worker ??= start();
      last += 1;
      const question: LeafQuestion = {
        id: last,
        photographs: photographs.map(transferable),
        crop,
      };
      const running = worker;
      running.ref();
      return new Promise((resolve, reject) => {
        waiting.set(question.id, { resolve, reject });
        running.postMessage(
          question,
          question.photographs.map((photograph) => photograph.buffer),
        );
      });
    },
    async close() {
      const running = worker;
      worker = undefined;
      await running?.terminate();
      failAll(new Error('the leaf doctor was closed'));
    },
  };
}
