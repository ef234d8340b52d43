import { irrigationEndpoints } from '@ankur/contracts/irrigation/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { unauthorized } from '../../platform/errors/app-error.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createWeatherService } from '../weather/weather.service.ts';
import { createFarmReader } from './farm.repository.ts';
import { createIrrigationRepository } from './irrigation.repository.ts';
import { createIrrigationService } from './irrigation.service.ts';

export function irrigationRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { clock, ids, guards } = deps;
  const service = createIrrigationService({
    repository: createIrrigationRepository(deps.db),
    farmOf: createFarmReader(deps.db),
    weather: createWeatherService({
      provider: deps.upstreams.weather,
      cache: deps.answerCache,
      clock,
    }),
    clock,
    ids,
  });
  addRoute(app, guards, irrigationEndpoints.suggest, async ({ body, caller, reply }) => {
    const known =
      caller ?? (body.access_token ? await deps.identity.identifyToken(body.access_token) : null);
    if (!known) throw unauthorized();
    reply.header('cache-control', 'no-store');
    return service.suggest(known.farmerId, body.farmer);
  });
  addRoute(app, guards, irrigationEndpoints.pump, async ({ caller }) => ({
    pump: await service.getPump(caller.farmerId),
  }));
  addRoute(app, guards, irrigationEndpoints.savePump, async ({ caller, body }) => {
    await service.savePump(caller.farmerId, body);
    return { msg: 'Pump saved' };
  });
  addRoute(app, guards, irrigationEndpoints.waterings, ({ caller }) =>
    service.listWaterings(caller.farmerId),
  );
  addRoute(app, guards, irrigationEndpoints.logWatering, ({ caller, body }) =>
    service.logWatering(caller.farmerId, body),
  );
  addRoute(app, guards, irrigationEndpoints.removeWatering, async ({ caller, params }) => {
    await service.removeWatering(caller.farmerId, params.id);
  });
}
