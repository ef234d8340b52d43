import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { workerFile } from '../process/worker-file.ts';
import type { PictureAnswer, PictureQuestion } from './picture-messages.ts';

/** Longer than the decoder's own limit, so that it normally ends by itself. */
const TIME_MS = 45_000;
/** After so long without a picture the process ends and gives its memory (130 MB) back. */
const IDLE_MS = 60_000;
/** MB of the V8 heap; pixels are outside of it. */
const HEAP = ['--max-semi-space-size=8', '--max-old-space-size=128'];

export interface PictureProcess {
  /** One request at a time. `unreadable` when the picture crashes the process or takes longer than `timeMs`. */
  ask(question: PictureQuestion, timeMs?: number): Promise<PictureAnswer>;
}

/**
 * A process of low priority that re-encodes pictures, started on first use and again after a crash or an idle minute. Its
 * environment holds nothing of the server's: whoever takes over the decoder finds no secret there. A thread would not do: the decoder works in the threads that a whole
 * process shares, at their priority.
 */
export function createPictureProcess(idleMs = IDLE_MS): PictureProcess {
  let idle: NodeJS.Timeout | undefined;
  let worker: ChildProcess | undefined;
  let settle: ((answer: PictureAnswer) => void) | undefined;

  const start = (): ChildProcess => {
    const made = fork(fileURLToPath(workerFile('picture-worker', import.meta.url)), {
      // A session of its own: Ctrl-C does not reach it, and its priority counts against the database's processes as well.
      detached: true,
      // Two arenas: with one for each of its twenty threads it takes half as much memory again.
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: HEAP,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const lost = () => {
      if (worker !== made) return;
      worker = undefined;
      settle?.({ unreadable: 'its process ended' });
    };
    made.on('message', (answer: PictureAnswer) => {
      if (worker === made) settle?.(answer);
    });
    return made.on('error', lost).on('exit', lost);
  };
  return {
    async ask(question, timeMs = TIME_MS) {
      clearTimeout(idle);
      worker ??= start();
      const running = worker;
      running.ref();
      running.channel?.ref();
      let timer: NodeJS.Timeout | undefined;
      try {
        return await new Promise<PictureAnswer>((resolve) => {
          settle = resolve;
          timer = setTimeout(() => {
            worker = undefined;
            resolve({ unreadable: 'it takes too long' });
            running.kill('SIGKILL');
          }, timeMs);
          // A process that has just ended is reported by its `exit`.
          running.send(question, () => {});
        });
      } finally {
        clearTimeout(timer);
        settle = undefined;
        running.unref();
        running.channel?.unref();
        idle = setTimeout(() => {
          if (worker === running) worker = undefined;
          running.kill('SIGKILL');
        }, idleMs).unref();
      }
    },
  };
}
