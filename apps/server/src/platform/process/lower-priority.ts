import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** Added to the niceness: a tenth of the processor's time when requests want it as well, all of it when not. */
const LOWER_BY = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lowers the priority of this process with all its threads, and of those that they start. It should lead a session of its own:
 * Linux outside of containers and services shares the processor between sessions first, whatever their threads' priorities.
 */
export function lowerProcessPriority(): void {
  const own = getPriority();
  try {
    if (process.platform === 'linux') writeFileSync('/proc/self/autogroup', String(LOWER_BY));
  } catch {
    // A kernel without such groups.
  }
  for (const thread of threadsOf()) lower(thread, own);
}

/** Lowers the priority of the calling worker thread and of threads that it starts. Linux only; elsewhere nothing happens. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux')
    lower(Number(basename(readlinkSync('/proc/thread-self'))), getPriority());
}

/** On Linux a priority belongs to a thread; threads of the pool may run before the first line of a program. */
function threadsOf(): number[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
}

function lower(id: number, own: number): void {
  try {
    setPriority(id, Math.min(constants.priority.PRIORITY_LOW, own + LOWER_BY));
  } catch {
    // The thread has ended, or the host forbids it: slower for others, not wrong.
  }
}
