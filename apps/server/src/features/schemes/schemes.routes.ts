import { schemesEndpoints } from '@ankur/contracts/schemes/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createSchemesService } from './schemes.service.ts';

export function schemesRoutes(app: FastifyInstance, deps: AppDeps): void {
  const service = createSchemesService(deps);
  addRoute(app, deps.guards, schemesEndpoints.schemes, ({ query, caller }) =>
    service.list(query, caller?.farmerId ?? null),
  );
  addRoute(app, deps.guards, schemesEndpoints.check, ({ params, query, body, caller }) =>
    service.check(params.id, body.answers, query.lang, caller?.farmerId ?? null),
  );
}
