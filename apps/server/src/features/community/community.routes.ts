import { commentEndpoints } from '@ankur/contracts/community/feed-endpoints';
import { postEndpoints } from '@ankur/contracts/community/post-endpoints';
import { reelEndpoints } from '@ankur/contracts/community/reel-endpoints';
import { PHOTO_BYTES_MAX } from '@ankur/contracts/community/rules';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { page } from '../../platform/http/paging.ts';
import { addRoute } from '../../platform/http/route.ts';
import { shareExtras, warnExtras } from '../../platform/http/sharing-limits.ts';
import { isId } from '../../platform/ids.ts';
import { allOrNothing } from '../../platform/media-store/all-or-nothing.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { createCommentsRepository } from './comments.repository.ts';
import { toPost } from './feed.mapper.ts';
import { adviceWarningsOf, feedServiceOf, reportExtras, sharedFeedRoutes } from './feed.routes.ts';
import { followsRoutes } from './follows.routes.ts';
import { createReporting } from './reporting.ts';
import { sharePost } from './share-post.ts';

export function communityRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, clock } = deps;
  const posts = feedServiceOf('post', deps);
  sharedFeedRoutes(app, deps, posts, postEndpoints);
  sharedFeedRoutes(app, deps, feedServiceOf('reel', deps), reelEndpoints);
  addRoute(app, guards, postEndpoints.list, async ({ caller, query, request, reply }) => {
    const found = await posts.list(caller.farmerId, query);
    return page(found, query.limit, request, reply).map((row) =>
      toPost(row, caller.farmerId, clock.now()),
    );
  });
  addRoute(
    app,
    guards,
    postEndpoints.create,
    async ({ caller: { farmerId }, request, reply }) => {
      const files = deps.media.of(farmerId, 'photo');
      const sharing = allOrNothing(files, (media) =>
        sharePost(request, media, deps.ids, {
          shared: (write) => posts.sharedBy(farmerId, write),
          keep: (item, write) => posts.create(farmerId, item, write),
        }),
      );
      return toPost(await answerCreated(reply, sharing), farmerId, clock.now());
    },
    { ...shareExtras, upload: { field: 'photo', bytesMax: PHOTO_BYTES_MAX } },
  );
  addRoute(app, guards, postEndpoints.get, async ({ caller, params }) =>
    toPost(await posts.find(caller.farmerId, params.id), caller.farmerId, clock.now()),
  );
  addRoute(app, guards, postEndpoints.edit, async ({ caller, params, body, ifMatch }) =>
    toPost(
      await posts.edit(caller.farmerId, params.id, body.description, ifMatch),
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
      return page(found, query.limit, request, reply).map((row) =>
        toPost(row, caller.farmerId, clock.now()),
      );
    });
  }
  commentRoutes(app, deps);
  followsRoutes(app, deps);
}

function commentRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, db } = deps;
  const comments = createCommentsRepository(db);
  const report = createReporting(deps);
  addRoute(app, guards, commentEndpoints.remove, async ({ caller, params }) => {
    if (!isId(params.id) || !(await comments.remove(caller.farmerId, params.id))) throw notFound();
  });
  addRoute(
    app,
    guards,
    commentEndpoints.report,
    async ({ caller, params, body, write }) => {
      const comment = isId(params.id) ? await comments.find(params.id) : undefined;
      if (!comment) throw notFound();
      return report(caller.farmerId, { commentId: comment.id, reason: body.reason }, write);
    },
    reportExtras,
  );
}
