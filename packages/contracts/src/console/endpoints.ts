import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
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
    method: 'GET',
    path: '/api/console/me/',
    auth: 'required',
    roles: ROLES,
    cache: 'never',
    summary: 'The roles of the caller; 404 without one',
    status: 200,
    answer: consoleMember,
  }),
  ...moderationEndpoints,
  ...consoleExpertEndpoints,
  ...sourceEndpoints,
  ...healthEndpoints,
  ...suggestionDeskEndpoints,
};
