import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

interface Plan {
  /** Starts the process; resolves when it is ready. */
  launch(): Promise<ChildProcess>;
  warn(message: string): void;
  /** Failures of the first start that end by themselves, for which it waits longer. */
  isPassing?: (error: unknown) => boolean;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface SupervisedProcess {
  /** The current process; the ended one while its successor is starting. */
  child(): ChildProcess | undefined;
  /** Orderly shutdown; resolves when it has ended. */
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** The first start gives up after so many attempts, so that the operator reads why. */
const FIRST_ATTEMPTS = 21;
/** The same for passing failures: a minute, since a process that flushes to a busy disk ends late. */
const PASSING_ATTEMPTS = 241;
/** Wait for a fast shutdown before an immediate one. */
const SHUTDOWN_MS = 10_000;

const sleep = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal });

/**
 * Starts a process and restarts it whenever it ends, without a limit: a full disk may be freed hours
 * later. Exponential backoff from 250 ms to 30 s, reset after a successful start.
 * @throws the error of the last of 21 attempts of the first start, or of 241 while failures are passing
 */
export async function superviseProcess({
  launch,
  warn,
  isPassing = () => false,
  pause = sleep,
}: Plan): Promise<SupervisedProcess> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let child: ChildProcess | undefined;
  let coming: Promise<void> = Promise.resolve();

  const start = async () => {
    const started = await launch();
    child = started;
    started.once('exit', (code, ended) => {
      if (signal.aborted) return;
      warn(`database ended (${ended ?? code}); starting it again`);
      coming = restart();
    });
    // stop() was called during the start and did not know this process.
    if (signal.aborted) await end(started);
  };
  const restart = async () => {
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs *= 2) {
      try {
        return await start();
      } catch (error) {
        const ms = Math.min(pauseMs, LONGEST_PAUSE_MS);
        const { message } = error as Error;
        warn(`database did not come back (${message}); trying again in ${ms / 1000} s`);
        await pause(ms, signal).catch(() => {});
      }
    }
  };
  for (let attempt = 1; ; attempt++) {
    try {
      await start();
      break;
    } catch (error) {
      if (attempt >= (isPassing(error) ? PASSING_ATTEMPTS : FIRST_ATTEMPTS)) throw error;
      await pause(FIRST_PAUSE_MS, signal);
    }
  }
  return {
    child: () => child,
    async stop() {
      stopping.abort();
      await coming;
      if (child) await end(child);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const late = new AbortController();
  wait(SHUTDOWN_MS, undefined, { ref: false, signal: late.signal }).then(
    () => child.kill('SIGQUIT'),
    () => {},
  );
  await gone;
  late.abort();
}
