import { followEndpoints } from '@ankur/contracts/community/follow-endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { page } from '../../platform/http/paging.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createNotify } from '../../platform/notify/notify.ts';
import { createFollowsRepository } from './follows.repository.ts';
import { createFollowsService } from './follows.service.ts';

const FOLLOW_LIMIT = { name: 'follow', points: 120, seconds: 600 };

/** Following, blocking and public profiles. */
export function followsRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards } = deps;
  const follows = createFollowsService({
    follows: createFollowsRepository(deps.db),
    notify: createNotify(deps.db, deps.clock, deps.ids),
    clock: deps.clock,
  });
  const extras = { perAccount: FOLLOW_LIMIT };
  const publicExtras = { ...extras, isPublic: true };
  addRoute(
    app,
    guards,
    followEndpoints.follow,
    async ({ caller, params }) => ({ msg: await follows.follow(caller.farmerId, params.user) }),
    publicExtras,
  );
  addRoute(
    app,
    guards,
    followEndpoints.unfollow,
    async ({ caller, params }) => ({ msg: await follows.unfollow(caller.farmerId, params.user) }),
    extras,
  );
  addRoute(
    app,
    guards,
    followEndpoints.setFollowing,
    async ({ caller, params }) => ({
      msg: await follows.setFollowing(caller.farmerId, params.user),
    }),
    publicExtras,
  );
  addRoute(
    app,
    guards,
    followEndpoints.endFollowing,
    ({ caller, params }) => follows.endFollowing(caller.farmerId, params.user),
    extras,
  );
  for (const list of ['following', 'followers', 'blocked'] as const) {
    addRoute(app, guards, followEndpoints[list], async ({ caller, query, request, reply }) => {
      const rows = await follows.listPeople(caller.farmerId, list, query);
      return page(rows, query.limit, request, reply).map(({ entry }) => entry);
    });
  }
  addRoute(app, guards, followEndpoints.publicProfile, ({ caller, params }) =>
    follows.publicProfile(caller.farmerId, params.user),
  );
  addRoute(app, guards, followEndpoints.block, async ({ caller, params }) => {
    await follows.block(caller.farmerId, params.user);
    return { msg: 'Blocked' };
  });
  addRoute(app, guards, followEndpoints.unblock, async ({ caller, params }) => {
    await follows.unblock(caller.farmerId, params.user);
    return { msg: 'Unblocked' };
  });
}
