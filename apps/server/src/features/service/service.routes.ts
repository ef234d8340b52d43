import { serviceEndpoints } from '@ankur/contracts/service/endpoints';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';

export function serviceRoutes(app: FastifyInstance, deps: AppDeps): void {
  addRoute(app, deps.guards, serviceEndpoints.health, async () => {
    await deps.db.execute(sql`select 1`);
    return {
      status: 'ok' as const,
      version: deps.version,
      database: 'ok' as const,
      uptime_s: Math.round(process.uptime()),
    };
  });
}
