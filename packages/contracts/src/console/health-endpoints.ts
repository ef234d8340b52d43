import * as z from 'zod/mini';
import { endpoint, READ_FRESH } from '../http/endpoint.ts';
import { apiFailure } from '../http/problems.ts';

/** The last hour by minute, the last day by hour, the last 30 days by day (UTC). */
export const HEALTH_SPANS = ['hour', 'day', 'month'] as const;
export type HealthSpan = (typeof HEALTH_SPANS)[number];
const SPAN = apiFailure('must_be_either', { name: 'span', either: HEALTH_SPANS });

const number = z.nullable(z.number());

const healthAnswer = z.object({
  span: z.enum(HEALTH_SPANS),
  /** Oldest first; null: nothing was measured then. */
  points: z.array(
    z.object({
      at: z.string(),
      requests: z.number(),
      p50_ms: number,
      p99_ms: number,
      refused: z.number(),
      /** The same by reason. */
      refusals: z.record(z.string(), z.number()),
      uploads_waiting: number,
      loop_ms: number,
      loop_max_ms: number,
      disk_used_share: number,
      database_bytes: number,
      mail_sent: z.number(),
      mail_failed: z.number(),
      push_sent: z.number(),
      push_failed: z.number(),
      sign_ups: z.number(),
    }),
  ),
  /** The 50 routes that were asked most in the span. */
  routes: z.array(
    z.object({ route: z.string(), requests: z.number(), p50_ms: number, p99_ms: number }),
  ),
  refusals: z.array(z.object({ reason: z.string(), count: z.number() })),
  now: z.object({
    disk_used_share: number,
    disk_free_bytes: number,
    database_bytes: z.number(),
    uploads_waiting: z.number(),
    uploads_waiting_bytes: z.number(),
    /** Of the process that answers. */
    loop_ms: z.number(),
    connections: z.number(),
    waiting_for_database: z.number(),
    /** That have written in the last two minutes. */
    processes: z.number(),
  }),
});
export type HealthAnswer = z.output<typeof healthAnswer>;

export const healthEndpoints = {
  health: endpoint({
    ...READ_FRESH,
    path: '/api/console/health/',
    roles: ['operator'],
    tags: ['ConsoleHealth'],
    summary: 'How the installation does: the last hour, day or month',
    query: z.object({ span: z._default(z.enum(HEALTH_SPANS, SPAN), 'hour') }),
    answer: healthAnswer,
  }),
};
