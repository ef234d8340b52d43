import { Worker } from 'node:worker_threads';
import { workerFile } from '../../platform/process/worker-file.ts';
import type {
  InstalledModel,
  LeafAnswer,
  LeafQuestion,
  LeafRefusal,
  LeafReport,
} from './leaf-messages.ts';

/** A photograph or a crop that the classifier refuses, with the reason. */
export class LeafRefused extends Error {
  readonly refusal: LeafRefusal;
  constructor(refusal: LeafRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** One worker thread with one model. */
export interface LeafWorker {
  /** @throws LeafRefused */
  ask(photographs: readonly Buffer[], crop: string | null): Promise<LeafReport>;
  /** False once it has crashed or was closed. */
  isAlive(): boolean;
  /** Ends it after its last answer. */
  retire(): void;
  close(): Promise<void>;
}

interface Waiting {
  resolve(report: LeafReport): void;
  reject(error: Error): void;
}

/** Small, so that garbage is collected early; pictures and tensors are outside the heap. */
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

/** Transferable bytes: the buffer's own ArrayBuffer unless it is shared (pooled), else a copy. */
function transferable(photograph: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = photograph;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    ? new Uint8Array(buffer)
    : new Uint8Array(photograph);
}

/** Starts a thread with a model that an operator has put in, or with the shipped one. */
export function createLeafWorker(model: InstalledModel | null): LeafWorker {
  const worker = new Worker(workerFile('leaf-worker', import.meta.url), {
    resourceLimits: HEAP,
    workerData: model,
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let isAlive = true;
  let isRetired = false;

  const failAll = (error: Error) => {
    isAlive = false;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const endIfIdle = () => {
    if (isRetired && waiting.size === 0) void worker.terminate();
  };
  worker.unref();
  worker.on('message', (answer: LeafAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if (!asked) return;
    if ('report' in answer) asked.resolve(answer.report);
    else if ('refusal' in answer) asked.reject(new LeafRefused(answer.refusal));
    else asked.reject(new Error(`leaf classifier: ${answer.fault}`));
    endIfIdle();
  });
  worker.on('error', failAll);
  worker.on('exit', (code) => failAll(new Error(`leaf classifier ended with ${code}`)));
  return {
    isAlive: () => isAlive,
    ask(photographs, crop) {
      last += 1;
      const question: LeafQuestion = {
        id: last,
        photographs: photographs.map(transferable),
        crop,
      };
      worker.ref();
      return new Promise((resolve, reject) => {
        waiting.set(question.id, { resolve, reject });
        worker.postMessage(
          question,
          question.photographs.map((photograph) => photograph.buffer),
        );
      });
    },
    retire() {
      isRetired = true;
      endIfIdle();
    },
    async close() {
      await worker.terminate();
      failAll(new Error('the leaf classifier was closed'));
    },
  };
}
