import { weatherEndpoints } from '@ankur/contracts/weather/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { providerRateLimit } from '../../providers/provider-rate-limit.ts';

export function weatherRoutes(app: FastifyInstance, deps: AppDeps): void {
  addRoute(app, deps.guards, weatherEndpoints.current, ({ query, request }) =>
    deps.weather.current(query, providerRateLimit(deps.limiter, request.ip)),
  );
  addRoute(app, deps.guards, weatherEndpoints.forecast, ({ query, request }) =>
    deps.weather.forecast(query, providerRateLimit(deps.limiter, request.ip)),
  );
}
