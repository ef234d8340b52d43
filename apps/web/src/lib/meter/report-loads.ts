const LIMIT_EVERY_MS = 60_000;

/** What a page fetched past the service worker; what the worker fetched for it has no size here. */
function reportLoads(entries: readonly PerformanceEntry[]): void {
  const loads = entries.flatMap((entry) => {
    const { name, transferSize } = entry as PerformanceResourceTiming;
    const url = new URL(name, location.origin);
    return url.origin === location.origin && transferSize > 0 ? [[url.pathname, transferSize]] : [];
  });
  if (loads.length > 0) navigator.serviceWorker?.controller?.postMessage({ kind: 'loads', loads });
}

/** Tells the service worker from now on what pages fetch themselves, and compares it with the limit each minute. */
export function startMeter(measureLimit: () => Promise<void>): void {
  if (!('PerformanceObserver' in globalThis) || !('serviceWorker' in navigator)) return;
  new PerformanceObserver((list) => reportLoads(list.getEntries())).observe({
    type: 'resource',
    buffered: true,
  });
  const measure = () => void measureLimit().catch(() => undefined);
  measure();
  setInterval(measure, LIMIT_EVERY_MS);
}
