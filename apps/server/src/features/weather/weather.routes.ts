import { weatherEndpoints } from '@ankur/contracts/weather/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createWeatherService } from './weather.service.ts';

export function weatherRoutes(app: FastifyInstance, deps: AppDeps): void {
  const service = createWeatherService({
    provider: deps.upstreams.weather,
    cache: deps.answerCache,
    clock: deps.clock,
  });
  addRoute(app, deps.guards, weatherEndpoints.current, ({ query }) => service.current(query));
  addRoute(app, deps.guards, weatherEndpoints.forecast, ({ query }) => service.forecast(query));
}
