import { healthEndpoints } from '@ankur/contracts/console/health-endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { addRoute } from '../../../platform/http/route.ts';
import { createHealthService } from './health.service.ts';

/** Health of the installation, for operators. */
export function healthRoutes(app: FastifyInstance, deps: AppDeps): void {
  const service = createHealthService(deps);
  addRoute(app, deps.guards, healthEndpoints.health, ({ query }) => {
    // Without a load monitor there are no figures of this process.
    const load = deps.load ? app.load() : undefined;
    return service.read(query.span, {
      loop_ms: Math.round((load?.loopDelayMs ?? 0) * 10) / 10,
      connections: load?.connections ?? 0,
      waiting_for_database: load?.waitingForDatabase ?? 0,
    });
  });
}
