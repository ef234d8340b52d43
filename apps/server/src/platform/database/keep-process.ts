import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

interface Plan {
  /** Starts the process; resolves when it is of use. */
  launch(): Promise<ChildProcess>;
  warn(message: string): void;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface KeptProcess {
  /** The process as it is now; one that has ended while the next is awaited. */
  child(): ChildProcess | undefined;
  /** Stops it in order; resolves when it is gone. */
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A first start that fails so often will not come: whoever started us reads why. */
const FIRST_ATTEMPTS = 21;
const PATIENCE_MS = 10_000;

const sleep = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal });

/**
 * Starts a process and starts it again whenever it ends, for as long as it takes: a full disk may be emptied hours
 * later. Pauses double from 250 ms to 30 s and begin anew once it ran.
 * @throws what the last of 21 attempts of the first start threw
 */
export async function keepProcess({ launch, warn, pause = sleep }: Plan): Promise<KeptProcess> {
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
      coming = startUntilItRuns();
    });
    // Stopped while it was starting: nobody else knows of it.
    if (signal.aborted) await end(started);
  };
  const startUntilItRuns = async () => {
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
      if (attempt >= FIRST_ATTEMPTS) throw error;
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
  wait(PATIENCE_MS, undefined, { ref: false, signal: late.signal }).then(
    () => child.kill('SIGQUIT'),
    () => {},
  );
  await gone;
  late.abort();
}
