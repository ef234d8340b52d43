import type { FastifyInstance } from 'fastify';

/** Counters of served requests. */
export interface Measures {
  /** One answered request, by its route pattern. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** One error answer, by its code. */
  refusal(reason: string): void;
  /** Bytes of accepted files and upload chunks. */
  uploaded(bytes: number): void;
  /** Letters and push messages that were taken by who delivers them, and those that were not. */
  delivered(channel: 'mail' | 'push', outcome: { sent: number; failed: number }): void;
}

/** Counts at several places. */
export function allMeasures(all: readonly Measures[]): Measures {
  return {
    request: (...seen) => {
      for (const one of all) one.request(...seen);
    },
    refusal: (reason) => {
      for (const one of all) one.refusal(reason);
    },
    uploaded: (bytes) => {
      for (const one of all) one.uploaded(bytes);
    },
    delivered: (channel, outcome) => {
      for (const one of all) one.delivered(channel, outcome);
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Metrics label of the error. */
    refusal: string | null;
  }
}

const UPLOAD = /^(?:multipart\/|application\/offset\+octet-stream)/i;

/** Counts every request; registers no hook without measures. */
export function measureRequests(app: FastifyInstance, measures: Measures | undefined): void {
  app.decorateRequest('refusal', null);
  if (!measures) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const { statusCode } = reply.raw;
    // Streams and files last as long as the client reads, which is no latency of the server.
    if (!config.longLived)
      measures.request(request.method, url ?? 'unmatched', statusCode, reply.elapsedTime / 1000);
    if (statusCode >= 400) measures.refusal(request.refusal ?? `status_${statusCode}`);
    else if (UPLOAD.test(request.headers['content-type'] ?? ''))
      measures.uploaded(Number(request.headers['content-length'] ?? 0));
    done();
  });
}
