import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors/app-error.ts';
import { isOverloaded, type LoadMonitor, type LoadSample, nextShare } from './load-monitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer that stays open for minutes; it is no work in progress. */
    longLived?: boolean;
  }
  interface FastifyInstance {
    /** Current load of this process. */
    load(): LoadSample & { refusedShare: number };
  }
}

/** Monitoring must be answered above all when the process is busy. */
const ALWAYS = /^\/api\/(?:health|ready)\/?(?:\?|$)/;
const SHED = /^\/(?:api|media)\//;

export interface LoadSources {
  monitor: LoadMonitor;
  /** Queries that wait for a connection. */
  waitingForDatabase(): number;
  /** Random number from 0 to below 1; decides which requests are refused, and needs no secrecy. */
  chance(): number;
}

/**
 * Load shedding: refuses a share of the requests (503 with `Retry-After`) when the process cannot serve all in time, so that
 * the others are answered. Health and readiness are always answered.
 */
export function shedLoad(app: FastifyInstance, sources: LoadSources): void {
  let inFlight = 0;
  let connections = 0;
  let share = 0;
  let before = false;
  const sample = (): LoadSample => ({
    loopDelayMs: sources.monitor.loopDelayMs(),
    connections,
    inFlight,
    waitingForDatabase: sources.waitingForDatabase(),
  });
  const stop = sources.monitor.watch(() => {
    const overloaded = isOverloaded(sample());
    const was = share;
    share = nextShare(share, before, overloaded);
    before = overloaded;
    if (was === 0 && share > 0) app.log.warn(sample(), 'overloaded: refusing some requests');
  });
  app.decorate('load', () => ({ ...sample(), refusedShare: share }));
  app.server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
    });
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.raw;
    if (share === 0 || !SHED.test(url) || ALWAYS.test(url) || sources.chance() >= share)
      return done();
    if (request.headers['content-length'] !== undefined) reply.header('connection', 'close');
    done(unavailable('overload'));
  });
  // Counted after the body has arrived: a slow sender costs no work. Multipart forms are read by their handlers.
  app.addHook('preHandler', (request, reply, done) => {
    const { endpoint, longLived } = request.routeOptions.config;
    if (longLived || endpoint?.bodyKind === 'multipart') return done();
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    done();
  });
  app.addHook('onClose', async () => stop());
}
