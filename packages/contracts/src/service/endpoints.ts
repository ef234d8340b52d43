import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

export const healthAnswer = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.literal('ok'),
  uptime_s: z.number(),
});

export const serviceEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/api/health/',
    auth: 'none',
    summary: 'Is the service up?',
    status: 200,
    answer: healthAnswer,
    refuses: [503],
  }),
};
