import { reelEndpoints } from '@ankur/contracts/community/reel-endpoints';
import { VIDEO_BYTES_MAX } from '@ankur/contracts/community/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { page } from '../../platform/http/paging.ts';
import { addRoute } from '../../platform/http/route.ts';
import { shareExtras, warnExtras } from '../../platform/http/sharing-limits.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { shareReel } from './share-reel.ts';
import { uploadsRoutes } from './uploads.routes.ts';

const reelExtras = {
  ...shareExtras,
  upload: { field: 'video', bytesMax: VIDEO_BYTES_MAX, keptAsSent: true },
};

export function agriloopRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, reels } = deps;
  uploadsRoutes(app, deps);
  const create = (farmerId: string, request: FastifyRequest, reply: FastifyReply) =>
    answerCreated(
      reply,
      shareReel(request, deps, farmerId, {
        keep: (reel, write, id) => reels.create(farmerId, reel, write, id),
        shared: (write) => reels.sharedBy(farmerId, write),
        again: (id, description) => reels.again(farmerId, id, description),
      }),
    );
  addRoute(app, guards, reelEndpoints.list, async ({ caller, query, request, reply }) =>
    page(await reels.list(caller.farmerId, query), query.limit, request, reply),
  );
  addRoute(app, guards, reelEndpoints.view, async ({ caller, query, request, reply }) => ({
    status: 'success' as const,
    candidates: page(await reels.list(caller.farmerId, query), query.limit, request, reply),
  }));
  addRoute(
    app,
    guards,
    reelEndpoints.create,
    ({ caller, request, reply }) => create(caller.farmerId, request, reply),
    reelExtras,
  );
  addRoute(
    app,
    guards,
    reelEndpoints.add,
    async ({ caller, request, reply }) => ({
      status: 'success' as const,
      candidates: [await create(caller.farmerId, request, reply)],
    }),
    reelExtras,
  );
  addRoute(app, guards, reelEndpoints.get, ({ caller, params }) =>
    reels.find(caller.farmerId, params.id),
  );
  addRoute(app, guards, reelEndpoints.edit, ({ caller, params, body, ifMatch }) =>
    reels.edit(caller.farmerId, params.id, body.description, ifMatch),
  );
  addRoute(
    app,
    guards,
    reelEndpoints.warn,
    ({ caller, params, body }) => reels.warn(caller.farmerId, params.id, body.reason),
    warnExtras,
  );
  addRoute(app, guards, reelEndpoints.takeWarningOff, ({ caller, params }) =>
    reels.takeWarningOff(caller.farmerId, params.id),
  );
  for (const [endpoint, value] of [
    [reelEndpoints.liked, 1],
    [reelEndpoints.disliked, -1],
  ] as const) {
    addRoute(app, guards, endpoint, async ({ caller, query, request, reply }) =>
      page(await reels.listVoted(caller.farmerId, value, query), query.limit, request, reply),
    );
  }
}
