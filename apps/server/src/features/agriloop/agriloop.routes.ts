import { reelEndpoints } from '@ankur/contracts/community/reel-endpoints';
import { VIDEO_BYTES_MAX } from '@ankur/contracts/community/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { toReel } from '../community/feed.mapper.ts';
import {
  adviceWarningsOf,
  feedServiceOf,
  onePage,
  sharedFeedRoutes,
  shareExtras,
  warnExtras,
} from '../community/feed.routes.ts';
import { shareReel } from './share-reel.ts';
import { uploadsRoutes } from './uploads.routes.ts';

const reelExtras = {
  ...shareExtras,
  upload: { field: 'video', bytesMax: VIDEO_BYTES_MAX, keptAsSent: true },
};

export function agriloopRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, clock } = deps;
  const reels = feedServiceOf('reel', deps);
  sharedFeedRoutes(app, deps, reels, reelEndpoints);
  uploadsRoutes(app, deps);
  const create = async (farmerId: string, request: FastifyRequest, reply: FastifyReply) => {
    const sharing = shareReel(request, deps, farmerId, {
      keep: (item, write, id) => reels.create(farmerId, item, write, id),
      shared: (write) => reels.sharedBy(farmerId, write),
      again: (id, description) => reels.again(farmerId, id, description),
    });
    return toReel(await answerCreated(reply, sharing), farmerId, clock.now());
  };
  addRoute(app, guards, reelEndpoints.list, async ({ caller, query, request, reply }) => {
    const found = await reels.list(caller.farmerId, query);
    return onePage(found, query.limit, request, reply).map((row) =>
      toReel(row, caller.farmerId, clock.now()),
    );
  });
  addRoute(app, guards, reelEndpoints.view, async ({ caller, query, request, reply }) => {
    const found = await reels.list(caller.farmerId, query);
    const shown = onePage(found, query.limit, request, reply);
    return {
      status: 'success' as const,
      candidates: shown.map((row) => toReel(row, caller.farmerId, clock.now())),
    };
  });
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
  addRoute(app, guards, reelEndpoints.get, async ({ caller, params }) =>
    toReel(await reels.find(caller.farmerId, params.id), caller.farmerId, clock.now()),
  );
  addRoute(app, guards, reelEndpoints.edit, async ({ caller, params, body, ifMatch }) =>
    toReel(
      await reels.edit(caller.farmerId, params.id, body.description, ifMatch),
      caller.farmerId,
      clock.now(),
    ),
  );
  const warnings = adviceWarningsOf('reel', deps);
  addRoute(
    app,
    guards,
    reelEndpoints.warn,
    async ({ caller, params, body }) => {
      await warnings.warn(caller.farmerId, params.id, body.reason);
      return toReel(await reels.find(caller.farmerId, params.id), caller.farmerId, clock.now());
    },
    warnExtras,
  );
  addRoute(app, guards, reelEndpoints.takeWarningOff, async ({ caller, params }) => {
    await warnings.takeOff(caller.farmerId, params.id);
    return toReel(await reels.find(caller.farmerId, params.id), caller.farmerId, clock.now());
  });
  for (const [endpoint, value] of [
    [reelEndpoints.liked, 1],
    [reelEndpoints.disliked, -1],
  ] as const) {
    addRoute(app, guards, endpoint, async ({ caller, query, request, reply }) => {
      const found = await reels.listVoted(caller.farmerId, value, query);
      return onePage(found, query.limit, request, reply).map((row) =>
        toReel(row, caller.farmerId, clock.now()),
      );
    });
  }
}
