import { irrigationEndpoints } from '@ankur/contracts/irrigation/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { createIrrigationRepository } from './irrigation.repository.ts';
import { createIrrigationService } from './irrigation.service.ts';

export function irrigationRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards } = deps;
  const service = createIrrigationService({
    ...deps,
    repository: createIrrigationRepository(deps.db),
  });
  addRoute(
    app,
    guards,
    irrigationEndpoints.suggest,
    ({ caller, body }) => service.suggest(caller.farmerId, body.farmer),
    { identify: async (request) => (await guards.identify(request)) ?? identifyByBody(request) },
  );
  /** The specification also allows the token in the body. */
  function identifyByBody({ body }: FastifyRequest) {
    const token = (body as { access_token?: unknown } | null | undefined)?.access_token;
    return typeof token === 'string' ? deps.identity.identifyToken(token) : null;
  }
  addRoute(app, guards, irrigationEndpoints.facts, ({ caller, query }) =>
    service.facts(caller.farmerId, query),
  );
  addRoute(app, guards, irrigationEndpoints.pump, ({ caller }) => service.getPump(caller.farmerId));
  addRoute(app, guards, irrigationEndpoints.savePump, async ({ caller, body, ifMatch }) => {
    const { updated_at } = await service.savePump(caller.farmerId, body, ifMatch);
    return { msg: 'Pump saved', updated_at: updated_at ?? '' };
  });
  addRoute(app, guards, irrigationEndpoints.waterings, ({ caller }) =>
    service.listWaterings(caller.farmerId),
  );
  addRoute(app, guards, irrigationEndpoints.logWatering, ({ caller, body, write, reply }) =>
    answerCreated(reply, service.logWatering(caller.farmerId, body, write)),
  );
  addRoute(app, guards, irrigationEndpoints.removeWatering, async ({ caller, params }) => {
    await service.removeWatering(caller.farmerId, params.id);
  });
}
