// Preloaded into the server: on SIGUSR2 it writes the delay of the main thread's event loop since the last signal, in
// milliseconds, to the file `loop-delay` of the data folder: a built server has no IPC channel.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 5;

if (isMainThread) {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  process.on('SIGUSR2', () => {
    const maxMs = Math.max(0, histogram.max / 1e6 - RESOLUTION_MS);
    // As the histogram has it, with its resolution.
    const p99Ms = histogram.percentile(99) / 1e6;
    histogram.reset();
    writeFileSync(`${process.env.DATA_DIR}/loop-delay`, `${JSON.stringify({ maxMs, p99Ms })}\n`);
  });
}
