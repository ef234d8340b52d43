import { geoEndpoints } from '@ankur/contracts/geo/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { providerRateLimit } from '../../providers/provider-rate-limit.ts';
import { createGeoService } from './geo.service.ts';

const PUBLIC_CACHE = 'public, max-age=3600';

export function geoRoutes(app: FastifyInstance, deps: AppDeps): void {
  const service = createGeoService({ geocoder: deps.providers.geocoder, cache: deps.answerCache });
  addRoute(app, deps.guards, geoEndpoints.tiles, async ({ reply }) => {
    reply.header('cache-control', PUBLIC_CACHE);
    const { MAP_TILES_URL: url = null, MAP_TILES_ATTRIBUTION = null } = deps.config;
    return { url, attribution: url === null ? null : MAP_TILES_ATTRIBUTION };
  });
  addRoute(app, deps.guards, geoEndpoints.reverse, ({ query, request }) =>
    service.reverse(query.lat, query.lon, providerRateLimit(deps.limiter, request.ip)),
  );
  addRoute(app, deps.guards, geoEndpoints.search, async ({ query }) => service.search(query.q));
  addRoute(app, deps.guards, geoEndpoints.states, async ({ reply }) => {
    reply.header('cache-control', PUBLIC_CACHE);
    return service.states();
  });
  addRoute(app, deps.guards, geoEndpoints.districts, async ({ query, reply }) => {
    reply.header('cache-control', PUBLIC_CACHE);
    return service.districts(query.state);
  });
}
