import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How busy the process is. */
export interface LoadSample {
  /** Mean delay of the event loop, smoothed over about a second. */
  loopDelayMs: number;
  /** Open connections. */
  connections: number;
  /** Requests being worked on, without those still sending and without open streams. */
  inFlight: number;
  /** Queries that wait for a connection to the database. */
  waitingForDatabase: number;
}

/** Above these the answers come later and later until nobody gets one in time. */
export const OVERLOAD = {
  loopDelayMs: 200,
  /** A slow loop counts only with so many connections: one long piece of work is not overload. */
  connections: 64,
  inFlight: 512,
  waitingForDatabase: 256,
};
const LOOK_MS = 250;
const SMOOTHING = 0.3;
const RISE = 0.1;
const FALL = 0.05;
const SHARE_MAX = 0.95;

export const isOverloaded = (load: LoadSample): boolean =>
  (load.loopDelayMs > OVERLOAD.loopDelayMs && load.connections >= OVERLOAD.connections) ||
  load.inFlight >= OVERLOAD.inFlight ||
  load.waitingForDatabase >= OVERLOAD.waitingForDatabase;

/**
 * The share of requests to refuse: grows while the process is overloaded for two looks running, shrinks when it is
 * not, so that about as much work is let in as can be done.
 */
export function nextShare(share: number, before: boolean, overloaded: boolean): number {
  if (overloaded) return before ? Math.min(SHARE_MAX, share * 1.3 + RISE) : share;
  return Math.max(0, share - FALL);
}

export interface LoadMonitor {
  /** Delay of the event loop in milliseconds as last seen. */
  loopDelayMs(): number;
  /** Calls back at every look; stops with the returned function. */
  watch(onLook: (loopDelayMs: number) => void): () => void;
}

/** Measures the delay of this process's event loop. */
export function createLoadMonitor(): LoadMonitor {
  let smoothed = 0;
  return {
    loopDelayMs: () => smoothed,
    watch(onLook) {
      const histogram = monitorEventLoopDelay({ resolution: 10 });
      histogram.enable();
      const timer = setInterval(() => {
        const mean = histogram.count > 0 ? histogram.mean / 1e6 : 0;
        histogram.reset();
        smoothed = smoothed * (1 - SMOOTHING) + mean * SMOOTHING;
        onLook(smoothed);
      }, LOOK_MS).unref();
      return () => {
        clearInterval(timer);
        histogram.disable();
      };
    },
  };
}
