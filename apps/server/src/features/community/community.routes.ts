import { commentEndpoints } from '@ankur/contracts/community/feed-endpoints';
import { followEndpoints } from '@ankur/contracts/community/follow-endpoints';
import { postEndpoints } from '@ankur/contracts/community/post-endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { addRoute } from '../../platform/http/route.ts';
import { isId } from '../../platform/ids.ts';
import { allOrNothing } from '../../platform/media-store/all-or-nothing.ts';
import { createNotify } from '../notifications/notify.ts';
import { createCommentsRepository } from './comments.repository.ts';
import { toPost } from './feed.mapper.ts';
import {
  adviceWarningsOf,
  feedServiceOf,
  onePage,
  sharedFeedRoutes,
  shareExtras,
  warnExtras,
} from './feed.routes.ts';
import { createFollowsRepository } from './follows.repository.ts';
import { createFollowsService } from './follows.service.ts';
import { readPost } from './read-post.ts';

const FOLLOW_LIMIT = { name: 'follow', points: 120, seconds: 600 };

export function communityRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, clock } = deps;
  const posts = feedServiceOf('post', deps);
  sharedFeedRoutes(app, deps, posts, postEndpoints);
  addRoute(app, guards, postEndpoints.list, async ({ caller, query, request, reply }) => {
    const found = await posts.list(caller.farmerId, query);
    return onePage(found, query.limit, request, reply).map((row) =>
      toPost(row, caller.farmerId, clock.now()),
    );
  });
  addRoute(
    app,
    guards,
    postEndpoints.create,
    async ({ caller, request }) => {
      const row = await allOrNothing(deps.media, async (media) =>
        posts.create(caller.farmerId, await readPost(request, media, deps.ids)),
      );
      return toPost(row, caller.farmerId, clock.now());
    },
    shareExtras,
  );
  addRoute(app, guards, postEndpoints.get, async ({ caller, params }) =>
    toPost(await posts.find(caller.farmerId, params.id), caller.farmerId, clock.now()),
  );
  addRoute(app, guards, postEndpoints.edit, async ({ caller, params, body }) =>
    toPost(
      await posts.edit(caller.farmerId, params.id, body.description),
      caller.farmerId,
      clock.now(),
    ),
  );
  const warnings = adviceWarningsOf('post', deps);
  addRoute(
    app,
    guards,
    postEndpoints.warn,
    async ({ caller, params, body }) => {
      await warnings.warn(caller.farmerId, params.id, body.reason);
      return toPost(await posts.find(caller.farmerId, params.id), caller.farmerId, clock.now());
    },
    warnExtras,
  );
  addRoute(app, guards, postEndpoints.takeWarningOff, async ({ caller, params }) => {
    await warnings.takeOff(caller.farmerId, params.id);
    return toPost(await posts.find(caller.farmerId, params.id), caller.farmerId, clock.now());
  });
  for (const [endpoint, value] of [
    [postEndpoints.liked, 1],
    [postEndpoints.disliked, -1],
  ] as const) {
    addRoute(app, guards, endpoint, async ({ caller, query, request, reply }) => {
      const found = await posts.listVoted(caller.farmerId, value, query);
      return onePage(found, query.limit, request, reply).map((row) =>
        toPost(row, caller.farmerId, clock.now()),
      );
    });
  }
  const comments = createCommentsRepository(deps.db);
  addRoute(app, guards, commentEndpoints.remove, async ({ caller, params }) => {
    if (!isId(params.id) || !(await comments.remove(caller.farmerId, params.id))) throw notFound();
  });
  followRoutes(app, deps);
}

function followRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards } = deps;
  const follows = createFollowsService({
    follows: createFollowsRepository(deps.db),
    notify: createNotify(deps.db, deps.clock, deps.ids),
    clock: deps.clock,
  });
  const extras = { perAccount: FOLLOW_LIMIT };
  addRoute(
    app,
    guards,
    followEndpoints.follow,
    async ({ caller, params }) => ({ msg: await follows.follow(caller.farmerId, params.user) }),
    extras,
  );
  addRoute(
    app,
    guards,
    followEndpoints.unfollow,
    async ({ caller, params }) => ({ msg: await follows.unfollow(caller.farmerId, params.user) }),
    extras,
  );
  addRoute(app, guards, followEndpoints.following, ({ caller }) =>
    follows.listFollowing(caller.farmerId),
  );
  addRoute(app, guards, followEndpoints.followers, ({ caller }) =>
    follows.listFollowers(caller.farmerId),
  );
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
