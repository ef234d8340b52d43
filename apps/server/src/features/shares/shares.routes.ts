import { shareEndpoints } from '@ankur/contracts/farm-record/shares';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { page } from '../../platform/http/paging.ts';
import { addRoute } from '../../platform/http/route.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { createSharesService } from './shares.service.ts';

/** Links to diaries: what the farmer does with them, and what they open. */
export function sharesRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards } = deps;
  const service = createSharesService(deps);
  addRoute(app, guards, shareEndpoints.list, async ({ caller, query, request, reply }) =>
    page(await service.list(caller, query), query.limit, request, reply),
  );
  addRoute(app, guards, shareEndpoints.add, ({ caller, body, write, reply }) =>
    answerCreated(reply, service.add({ farmerId: caller.farmerId }, body, write)),
  );
  addRoute(app, guards, shareEndpoints.remove, async ({ caller, params }) => {
    await service.remove({ farmerId: caller.farmerId }, params.id, undefined);
    return undefined;
  });
  addRoute(
    app,
    guards,
    shareEndpoints.read,
    async ({ params, reply }) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return service.read(params.code);
    },
    { perAddress: { name: 'shared-diary', points: 60, seconds: 60 } },
  );
}
