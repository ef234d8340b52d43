import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How busy the process is. */
export interface LoadSample {
  /** Mean delay of the event loop, smoothed over about a second. */
  loopDelayMs: number;
  /** Open connections. */
  connections: number;
  /** Requests in progress, without those still uploading and without open streams. */
  inFlight: number;
  /** Queries that wait for a connection to the database. */
  waitingForDatabase: number;
}

/** Above these limits latency grows until every request times out. */
export const OVERLOAD = {
  loopDelayMs: 200,
  /** A slow event loop counts only with this many connections: one long task is not overload. */
  connections: 64,
  inFlight: 512,
  waitingForDatabase: 256,
};
const SAMPLE_MS = 250;
const SMOOTHING = 0.3;
const RISE = 0.1;
const FALL = 0.05;
const SHARE_MAX = 0.95;

export const isOverloaded = (load: LoadSample): boolean =>
  (load.loopDelayMs > OVERLOAD.loopDelayMs && load.connections >= OVERLOAD.connections) ||
  load.inFlight >= OVERLOAD.inFlight ||
  load.waitingForDatabase >= OVERLOAD.waitingForDatabase;

/**
 * The share of requests to refuse: grows while the process is overloaded for two samples in a row, shrinks when it is
 * not, so that the accepted load approaches the capacity.
 */
export function nextShare(share: number, before: boolean, overloaded: boolean): number {
  if (overloaded) return before ? Math.min(SHARE_MAX, share * 1.3 + RISE) : share;
  return Math.max(0, share - FALL);
}

export interface LoadMonitor {
  /** Smoothed delay of the event loop in milliseconds. */
  loopDelayMs(): number;
  /** Calls back at every sample; stops with the returned function. */
  watch(onSample: (loopDelayMs: number) => void): () => void;
}

/** Measures the delay of this process's event loop. */
export function createLoadMonitor(): LoadMonitor {
  let smoothed = 0;
  return {
    loopDelayMs: () => smoothed,
    watch(onSample) {
      const histogram = monitorEventLoopDelay({ resolution: 10 });
      histogram.enable();
      const timer = setInterval(() => {
        const mean = histogram.count > 0 ? histogram.mean / 1e6 : 0;
        histogram.reset();
        smoothed = smoothed * (1 - SMOOTHING) + mean * SMOOTHING;
        onSample(smoothed);
      }, SAMPLE_MS).unref();
      return () => {
        clearInterval(timer);
        histogram.disable();
      };
    },
  };
}
