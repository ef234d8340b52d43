import { commentEndpoints } from '@ankur/contracts/community/feed-endpoints';
import { postEndpoints } from '@ankur/contracts/community/post-endpoints';
import { PHOTO_BYTES_MAX } from '@ankur/contracts/community/rules';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { addRoute } from '../../platform/http/route.ts';
import { isId } from '../../platform/ids.ts';
import { allOrNothing } from '../../platform/media-store/all-or-nothing.ts';
import { createCommentsRepository } from './comments.repository.ts';
import { toPost } from './feed.mapper.ts';
import {
  adviceWarningsOf,
  feedServiceOf,
  onePage,
  REPORTED,
  reportExtras,
  sharedFeedRoutes,
  shareExtras,
  warnExtras,
} from './feed.routes.ts';
import { followsRoutes } from './follows.routes.ts';
import { readPost } from './read-post.ts';
import { createReportsRepository } from './reports.repository.ts';

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
      const files = deps.media.of(caller.farmerId, 'photo');
      const row = await allOrNothing(files, async (media) => {
        const { item, press } = await readPost(request, media, deps.ids);
        return posts.create(caller.farmerId, item, press);
      });
      return toPost(row, caller.farmerId, clock.now());
    },
    { ...shareExtras, upload: { field: 'photo', bytesMax: PHOTO_BYTES_MAX } },
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
  commentRoutes(app, deps);
  followsRoutes(app, deps);
}

function commentRoutes(app: FastifyInstance, { guards, db, ids, clock }: AppDeps): void {
  const comments = createCommentsRepository(db);
  const reports = createReportsRepository(db);
  addRoute(app, guards, commentEndpoints.remove, async ({ caller, params }) => {
    if (!isId(params.id) || !(await comments.remove(caller.farmerId, params.id))) throw notFound();
  });
  addRoute(
    app,
    guards,
    commentEndpoints.report,
    async ({ caller, params, body }) => {
      const comment = isId(params.id) ? await comments.find(params.id) : undefined;
      if (!comment) throw notFound();
      await reports.insert({
        id: ids.next(),
        farmerId: caller.farmerId,
        commentId: comment.id,
        reason: body.reason,
        createdAt: clock.now(),
      });
      return REPORTED;
    },
    reportExtras,
  );
}
