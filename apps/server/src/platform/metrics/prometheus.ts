import type { LoadSample } from '../load/load-monitor.ts';
import type { DiskProbe } from '../storage/disk-usage.ts';
import type { Measures } from './measures.ts';
import { SECONDS } from './tally.ts';

export interface Prometheus extends Measures {
  /** All measures in Prometheus's text format. */
  text(): Promise<string>;
  contentType: string;
}

interface Sources {
  /** Connections of the pool to the database. */
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  disk: DiskProbe;
  load(): LoadSample & { refusedShare: number };
  /** Circuit breakers of the providers; open after a failure. */
  circuits(): readonly { name: string; open: boolean }[];
}

/** Metrics of this process; the library is imported only when they are enabled. */
export async function createPrometheus(sources: Sources): Promise<Prometheus> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import(
    'prom-client'
  );
  const registers = [new Registry()];
  const [registry] = registers;
  if (!registry) throw new Error('no registry');
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'ankur_http_requests_total',
    help: 'Answered requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'ankur_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'ankur_refusals_total',
    help: 'Refused requests by reason',
    labelNames: ['reason'],
    registers,
  });
  const uploads = new Counter({
    name: 'ankur_upload_bytes_total',
    help: 'Bytes of forms with files and of pieces of videos that were taken',
    registers,
  });
  const deliveries = new Counter({
    name: 'ankur_deliveries_total',
    help: 'Letters and push messages by outcome',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge(
    'ankur_event_loop_delay_seconds',
    'Mean delay of the event loop of the last second',
    () => sources.load().loopDelayMs / 1000,
  );
  gauge('ankur_requests_in_flight', 'Requests being worked on', () => sources.load().inFlight);
  gauge('ankur_connections', 'Open connections', () => sources.load().connections);
  gauge(
    'ankur_refused_share',
    'Share of requests refused for overload, 0 to 1',
    () => sources.load().refusedShare,
  );
  new Gauge({
    name: 'ankur_database_connections',
    help: 'Connections of the pool: all, idle; and queries that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, sources.pool.totalCount);
      this.set({ state: 'idle' }, sources.pool.idleCount);
      this.set({ state: 'waiting' }, sources.pool.waitingCount);
    },
  });
  new Gauge({
    name: 'ankur_disk_used_ratio',
    help: 'Used share of the disk that holds DATA_DIR, 0 to 1',
    registers,
    async collect() {
      const usage = await sources.disk();
      if (usage) this.set(usage.usedShare);
    },
  });
  new Gauge({
    name: 'ankur_disk_free_bytes',
    help: 'Free bytes of the disk that holds DATA_DIR',
    registers,
    async collect() {
      const usage = await sources.disk();
      if (usage) this.set(usage.freeBytes);
    },
  });
  new Gauge({
    name: 'ankur_provider_circuit_open',
    help: '1 while a provider is left alone after a failure',
    labelNames: ['provider'],
    registers,
    collect() {
      for (const { name, open } of sources.circuits()) this.set({ provider: name }, open ? 1 : 0);
    },
  });
  return {
    request(method, route, status, seconds) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    refusal: (reason) => refusals.inc({ reason }),
    uploaded: (bytes) => uploads.inc(bytes),
    delivered(channel, outcomes) {
      for (const [outcome, count] of Object.entries(outcomes))
        deliveries.inc({ channel, outcome }, count);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
