// Preloaded into the server: on SIGUSR2 it writes the longest delay of the main thread's event loop
// since the last signal, in milliseconds, to the file LOOP_DELAY_FILE: a built server has no IPC channel.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 5;

if (isMainThread) {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  process.on('SIGUSR2', () => {
    const delayMs = Math.max(0, histogram.max / 1e6 - RESOLUTION_MS);
    histogram.reset();
    writeFileSync(process.env.LOOP_DELAY_FILE, `${delayMs}\n`);
  });
}
