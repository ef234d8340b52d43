// Preloaded into the server by a benchmark: reports the event loop's delay since the last message.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', (word) => {
  if (word !== 'loop-delay') return;
  process.send?.({ p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6 });
  delay.reset();
});
