import { addUses } from '../lib/meter/meter-store.ts';
import { partOf, type Uses } from '../lib/meter/parts.ts';

/** The part of a service worker's world that the meter needs; the app's own types speak of windows. */
interface FetchEvent extends Event {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
}
interface MessageEvent extends Event {
  data: unknown;
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerScope {
  location: { origin: string };
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

declare const self: WorkerScope;
const WRITE_AFTER_MS = 2000;

let unwritten: Uses = {};
let isWriting = false;

/** The day where the phone is. */
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

async function write(): Promise<void> {
  const uses = unwritten;
  unwritten = {};
  isWriting = false;
  await addUses(today(), uses).catch(() => undefined);
}

function count(path: string, bytes: number): void {
  if (!(bytes > 0)) return;
  const part = partOf(path);
  unwritten[part] = (unwritten[part] ?? 0) + bytes;
  if (isWriting) return;
  isWriting = true;
  setTimeout(() => void write(), WRITE_AFTER_MS);
}

const pathOf = (address: string): string | null => {
  const url = new URL(address, self.location.origin);
  return url.origin === self.location.origin ? url.pathname : null;
};

// What the worker itself fetches, as it came over the line; nothing for what a cache gave.
if ('PerformanceObserver' in globalThis)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const path = pathOf(entry.name);
      if (path !== null) count(path, (entry as PerformanceResourceTiming).transferSize);
    }
  }).observe({ type: 'resource', buffered: true });

// What is sent: forms, photographs, pieces of videos.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (path === null || request.method === 'GET' || request.method === 'HEAD') return;
  const copy = request.clone();
  const counting = copy.blob().then(({ size }) => count(path, size));
  event.waitUntil(counting.catch(() => undefined));
});

// What pages fetched past the worker.
self.addEventListener('message', (event) => {
  const { kind, loads } = (event.data ?? {}) as { kind?: unknown; loads?: unknown };
  if (kind !== 'loads' || !Array.isArray(loads)) return;
  for (const load of loads as unknown[]) {
    const [path, bytes] = load as [unknown, unknown];
    if (typeof path === 'string' && typeof bytes === 'number') count(path, bytes);
  }
});
