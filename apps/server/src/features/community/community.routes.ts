import { commentEndpoints } from '@ankur/contracts/community/feed-endpoints';
import { postEndpoints } from '@ankur/contracts/community/post-endpoints';
import { reelEndpoints } from '@ankur/contracts/community/reel-endpoints';
import { PHOTO_BYTES_MAX } from '@ankur/contracts/community/rules';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { addRoute } from '../../platform/http/route.ts';
import { shareExtras } from '../../platform/http/sharing-limits.ts';
import { isId } from '../../platform/ids.ts';
import { allOrNothing } from '../../platform/media-store/all-or-nothing.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { createCommentsRepository } from './comments.repository.ts';
import { toPost, toReel } from './feed.mapper.ts';
import { feedServiceOf, reportExtras, sharedFeedRoutes } from './feed.routes.ts';
import { followsRoutes } from './follows.routes.ts';
import { createReporting } from './reporting.ts';
import { sharePost } from './share-post.ts';

export function communityRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, clock } = deps;
  const posts = feedServiceOf('post', deps);
  const reels = feedServiceOf('reel', deps);
  sharedFeedRoutes(app, deps, { kind: 'post', service: posts, show: toPost }, postEndpoints);
  sharedFeedRoutes(app, deps, { kind: 'reel', service: reels, show: toReel }, reelEndpoints);
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
