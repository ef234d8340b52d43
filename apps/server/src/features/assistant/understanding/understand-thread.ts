import { Worker } from 'node:worker_threads';
import type { Asked } from '@ankur/assistant/two-topics';
import { workerFile } from '../../../platform/process/worker-file.ts';
import type { Understood } from '../library.ts';
import type { UnderstandAnswer, UnderstandQuestion } from './understand-messages.ts';

/** Why a message was not understood: `late` took longer than the deadline, `busy` had too many before it. */
export class NotUnderstood extends Error {
  readonly reason: 'late' | 'busy' | 'fault';
  constructor(reason: NotUnderstood['reason'], detail = '') {
    super(`understanding: ${reason} ${detail}`.trim());
    this.reason = reason;
  }
}

export interface UnderstandThread {
  /** Waits at most `waitMs` for its turn. @throws NotUnderstood */
  ask(message: string, previous: string | undefined, waitMs?: number): Promise<Asked<Understood>>;
  /** Starts the thread before the first message, which would wait for the index otherwise. */
  warm(): void;
  close(): Promise<void>;
}

interface Options {
  /** For one message, from when it is given to the thread. */
  deadlineMs: number;
  /** For a message's turn, the start of the thread included. */
  waitMs: number;
  /** So many may wait beside the one that is worked on. */
  waitingMax: number;
  worker: URL;
}

interface Job {
  message: string;
  previous: string | undefined;
  resolve(asked: Asked<Understood>): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** The index takes about 40 MB; a message that takes much more is not worth it. */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 };

/**
 * Understands messages one after the other in a thread, started at the first one. A thread that exceeds the deadline
 * is replaced by a new one; only the message that it worked on is lost.
 */
export function createUnderstandThread(given: Partial<Options> = {}): UnderstandThread {
  const options: Options = {
    deadlineMs: 2_000,
    waitMs: 60_000,
    waitingMax: 32,
    worker: workerFile('understand-worker', import.meta.url),
    ...given,
  };
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let ready = false;
  let current: Job | undefined;
  let last = 0;

  const finish = (settle: (job: Job) => void) => {
    const job = current;
    current = undefined;
    if (!job) return;
    clearTimeout(job.timer);
    settle(job);
  };
  const stop = () => {
    const old = worker;
    worker = undefined;
    ready = false;
    return old?.terminate();
  };
  /** A thread that cannot even start is not started again for those who wait already. */
  const failed = (fault: Error) => {
    const started = ready;
    void stop();
    finish((job) => job.reject(new NotUnderstood('fault', fault.message)));
    if (started) return next();
    for (const job of waiting.splice(0)) {
      clearTimeout(job.timer);
      job.reject(new NotUnderstood('fault', fault.message));
    }
  };
  const start = (): Worker => {
    const made = new Worker(options.worker, { resourceLimits: HEAP });
    made.on('message', (answer: UnderstandAnswer) => {
      if (worker !== made) return;
      if ('ready' in answer) ready = true;
      else if (answer.id === last) {
        finish((job) =>
          'asked' in answer
            ? job.resolve(answer.asked)
            : job.reject(new NotUnderstood('fault', answer.fault)),
        );
      }
      next();
    });
    made.on('error', (error) => worker === made && failed(error));
    made.on('exit', (code) => worker === made && failed(new Error(`ended with ${code}`)));
    return made;
  };
  const tooLate = (job: Job) => {
    if (current !== job) return;
    void stop();
    finish(({ reject }) => reject(new NotUnderstood('late')));
    worker = start();
    next();
  };
  const next = () => {
    if (!current && waiting.length === 0) return void worker?.unref();
    worker ??= start();
    worker.ref();
    if (!ready || current) return;
    const job = waiting.shift();
    if (!job) return;
    current = job;
    clearTimeout(job.timer);
    // An answer that came while this thread was busy itself is read first.
    job.timer = setTimeout(() => setImmediate(tooLate, job), options.deadlineMs);
    last += 1;
    const question: UnderstandQuestion = { id: last, message: job.message, previous: job.previous };
    worker.postMessage(question);
  };
  const giveUp = (job: Job) => {
    const at = waiting.indexOf(job);
    if (at < 0) return;
    waiting.splice(at, 1);
    job.reject(new NotUnderstood('busy'));
    next();
  };
  return {
    ask(message, previous, waitMs = options.waitMs) {
      if (waiting.length >= options.waitingMax) return Promise.reject(new NotUnderstood('busy'));
      return new Promise((resolve, reject) => {
        const job: Job = {
          message,
          previous,
          resolve,
          reject,
          timer: setTimeout(() => giveUp(job), Math.min(waitMs, options.waitMs)),
        };
        waiting.push(job);
        next();
      });
    },
    warm() {
      worker ??= start();
      next();
    },
    async close() {
      const stopped = stop();
      finish((job) => job.reject(new NotUnderstood('fault', 'closed')));
      for (const job of waiting.splice(0)) {
        clearTimeout(job.timer);
        job.reject(new NotUnderstood('fault', 'closed'));
      }
      await stopped;
    },
  };
}
