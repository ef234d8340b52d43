import type { FastifyInstance } from 'fastify';
import type { OpenServer } from './bootstrap.ts';
import { BadSetting, type Config } from './platform/config/config.ts';
import type { Measures } from './platform/metrics/measures.ts';
import { type MetricsServer, serveMetrics } from './platform/metrics/metrics-server.ts';
import { createPrometheus } from './platform/metrics/prometheus.ts';

const NO_LOAD = {
  loopDelayMs: 0,
  connections: 0,
  inFlight: 0,
  waitingForDatabase: 0,
  refusedShare: 0,
};

export interface OpenMetrics {
  measures: Measures;
  /** Logs the address of the metrics. */
  watch(app: FastifyInstance): void;
  /** @throws BadSetting when METRICS_PORT cannot be listened on */
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** The metrics of this process and their server; undefined without `METRICS_PORT`. */
export async function openMetrics(
  { pool, inputs }: OpenServer,
  { METRICS_PORT: port, METRICS_HOST: host }: Config,
): Promise<OpenMetrics | undefined> {
  if (port === undefined) return undefined;
  let app: FastifyInstance | undefined;
  let server: MetricsServer | undefined;
  const prometheus = await createPrometheus({
    pool,
    disk: inputs.disk,
    load: () => app?.load() ?? NO_LOAD,
    circuits: () => inputs.providers.circuits?.() ?? [],
  });
  return {
    measures: prometheus,
    watch: (running) => {
      app = running;
    },
    async listen() {
      server = await serveMetrics({ host, port }, prometheus).catch((error: Error) => {
        throw new BadSetting(`METRICS_PORT: ${port} on ${host}: ${error.message}`);
      });
    },
    close: async () => server?.close(),
  };
}
