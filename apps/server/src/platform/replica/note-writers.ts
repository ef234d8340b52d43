import type { FastifyInstance } from 'fastify';
import { callerOf } from '../http/caller-of.ts';
import type { ReplicaReads } from './replica-reads.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Notes whoever sent a request that may write, before it is answered: their next read sees what they wrote. */
export function noteWriters(app: FastifyInstance, replica: ReplicaReads): void {
  app.addHook('onSend', async (request) => {
    if (READING.has(request.method)) return;
    const caller = callerOf(request);
    if (caller) await replica.wrote(caller.farmerId);
  });
}
