import * as z from 'zod/mini';
import { endpoint, OPEN_FRESH } from '../http/endpoint.ts';

export const healthAnswer = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.literal('ok'),
  uptime_s: z.number(),
});

export const readyChecks = z.object({
  database: z.enum(['ok', 'failed']),
  migrations: z.enum(['ok', 'pending', 'unknown']),
  /** Of the disk that holds the data folder; null when that cannot be found out. */
  disk: z.nullable(z.object({ used_percent: z.number(), free_mb: z.number() })),
  /** For information: unavailable providers do not affect readiness. */
  providers: z.array(z.object({ name: z.string(), circuit: z.enum(['closed', 'open']) })),
});
export type ReadyChecks = z.infer<typeof readyChecks>;

export const readyAnswer = z.object({
  status: z.literal('ready'),
  version: z.string(),
  reasons: z.array(z.string()),
  checks: readyChecks,
});

export const serviceEndpoints = {
  health: endpoint({
    ...OPEN_FRESH,
    path: '/api/health/',
    summary: 'Is the service up?',
    answer: healthAnswer,
    refuses: [503],
  }),
  ready: endpoint({
    ...OPEN_FRESH,
    path: '/api/ready/',
    summary: 'May farmers be sent to this process? 503 with reasons when not',
    answer: readyAnswer,
    refuses: [503],
  }),
};
