import { weatherEndpoints } from '@ankur/contracts/weather/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { providerRateLimit } from '../../providers/provider-rate-limit.ts';
import { createWeatherService } from './weather.service.ts';

export function weatherRoutes(app: FastifyInstance, deps: AppDeps): void {
  const service = createWeatherService({
    provider: deps.providers.weather,
    cache: deps.answerCache,
    clock: deps.clock,
  });
  addRoute(app, deps.guards, weatherEndpoints.current, ({ query, request }) =>
    service.current(query, providerRateLimit(deps.limiter, request.ip)),
  );
  addRoute(app, deps.guards, weatherEndpoints.forecast, ({ query, request }) =>
    service.forecast(query, providerRateLimit(deps.limiter, request.ip)),
  );
}
