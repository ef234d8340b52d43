import * as z from 'zod/mini';
import { endpoint, READ_FRESH } from '../http/endpoint.ts';
import { suggestionDeskEndpoints } from '../suggestions/endpoints.ts';
import { consoleExpertEndpoints } from './expert-endpoints.ts';
import { healthEndpoints } from './health-endpoints.ts';
import { moderationEndpoints } from './moderation-endpoints.ts';
import { ROLES } from './rules.ts';
import { sourceEndpoints } from './source-endpoints.ts';

export const consoleMember = z.object({
  name: z.string(),
  email: z.string(),
  /** In the order of {@link ROLES}; never empty. */
  roles: z.array(z.enum(ROLES)),
});
export type ConsoleMember = z.infer<typeof consoleMember>;

export const consoleEndpoints = {
  me: endpoint({
    ...READ_FRESH,
    path: '/api/console/me/',
    roles: ROLES,
    summary: 'The roles of the caller; 404 without one',
    answer: consoleMember,
  }),
  ...moderationEndpoints,
  ...consoleExpertEndpoints,
  ...sourceEndpoints,
  ...healthEndpoints,
  ...suggestionDeskEndpoints,
};
