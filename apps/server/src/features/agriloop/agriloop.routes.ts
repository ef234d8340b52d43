import { reelEndpoints } from '@ankur/contracts/community/reel-endpoints';
import { VIDEO_BYTES_MAX } from '@ankur/contracts/community/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { page } from '../../platform/http/paging.ts';
import { addRoute } from '../../platform/http/route.ts';
import { shareExtras } from '../../platform/http/sharing-limits.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { shareReel } from './share-reel.ts';
import { uploadsRoutes } from './uploads.routes.ts';

const reelExtras = {
  ...shareExtras,
  upload: { field: 'video', bytesMax: VIDEO_BYTES_MAX, keptAsSent: true },
};

/** Sharing reels, and the other names of two calls; the feed itself is community's. */
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
}
