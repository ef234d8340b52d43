import { seasonEndpoints } from '@ankur/contracts/farm-record/season';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createSeasonService } from './season.service.ts';

export function seasonRoutes(app: FastifyInstance, deps: AppDeps): void {
  const season = createSeasonService(deps);
  addRoute(app, deps.guards, seasonEndpoints.facts, ({ caller }) => season.facts(caller.farmerId));
  addRoute(app, deps.guards, seasonEndpoints.season, ({ caller, query }) =>
    season.account(caller.farmerId, query),
  );
}
