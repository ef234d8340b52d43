import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import { serviceEndpoints } from '@ankur/contracts/service/endpoints';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { addRoute } from '../../platform/http/route.ts';
import { REASON_FAILURES, readiness } from './readiness.ts';

export function serviceRoutes(app: FastifyInstance, deps: AppDeps): void {
  addRoute(app, deps.guards, serviceEndpoints.health, async () => {
    await deps.db.execute(sql`select 1`).catch((error: unknown) => {
      // The reason may contain paths and addresses, which only the log shows.
      app.log.error({ err: error }, 'the database does not answer');
      const failures = { database: [failure('database_down')] };
      throw new AppError('unavailable', failures, { retryAfterS: 5 });
    });
    return {
      status: 'ok' as const,
      version: deps.version,
      database: 'ok' as const,
      uptime_s: Math.round(process.uptime()),
    };
  });

  addRoute(app, deps.guards, serviceEndpoints.ready, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const { reasons, checks } = await readiness({
      db: deps.db,
      disk: deps.disk,
      migrationsFolder: deps.migrationsFolder,
      circuits: () => deps.providers.circuits?.() ?? [],
    });
    if (reasons.length > 0)
      throw new AppError(
        'unavailable',
        { [NON_FIELD]: reasons.map((reason) => REASON_FAILURES[reason]) },
        {
          retryAfterS: 5,
          reason: 'not_ready',
          extra: { status: 'not-ready', version: deps.version, reasons, checks },
        },
      );
    return { status: 'ready' as const, version: deps.version, reasons, checks };
  });
}
