import type { postEndpoints } from '@ankur/contracts/community/post-endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { page } from '../../platform/http/paging.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createNotify } from '../../platform/notify/notify.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { createAdviceWarnings } from './advice-warnings.ts';
import { createCommentsRepository } from './comments.repository.ts';
import { toComment, toPost, toReel } from './feed.mapper.ts';
import { createFeedRepository } from './feed.repository.ts';
import { createFeedService, type FeedService } from './feed.service.ts';
import type { FeedKind } from './feed.tables.ts';
import { createReporting } from './reporting.ts';

const VOTE_LIMIT = { name: 'vote', points: 240, seconds: 60 };
const COMMENT_LIMIT = { name: 'comment', points: 60, seconds: 600, tries: 300 };
const REPORT_LIMIT = { name: 'report', points: 30, seconds: 3600 };
export const reportExtras = { perAccount: REPORT_LIMIT };

export type FeedDeps = Pick<
  AppDeps,
  'db' | 'clock' | 'ids' | 'media' | 'replica' | 'circumstances'
>;

/** Experts' labels for one kind of item. */
export function adviceWarningsOf(kind: FeedKind, { db, clock, ids }: FeedDeps) {
  return createAdviceWarnings({ kind, db, clock, ids, notify: createNotify(db, clock, ids) });
}

/** The service for one kind of item. */
export function feedServiceOf(kind: FeedKind, deps: FeedDeps): FeedService {
  return createFeedService({
    db: deps.db,
    kind,
    feed: createFeedRepository(deps.db, kind, deps.replica),
    show: kind === 'post' ? toPost : toReel,
    comments: createCommentsRepository(deps.db, deps.replica),
    placeOf: deps.circumstances.placeOf,
    media: deps.media,
    notify: createNotify(deps.db, deps.clock, deps.ids),
    clock: deps.clock,
    ids: deps.ids,
  });
}

type Shared = Pick<
  typeof postEndpoints,
  'remove' | 'like' | 'dislike' | 'setVote' | 'comments' | 'comment' | 'report' | 'hide'
>;

/** Routes shared by posts and reels. */
export function sharedFeedRoutes(
  app: FastifyInstance,
  deps: AppDeps,
  service: FeedService,
  endpoints: Shared,
): void {
  const { guards } = deps;
  const report = createReporting(deps);
  addRoute(app, guards, endpoints.remove, ({ caller, params, ifMatch }) =>
    service.remove(caller.farmerId, params.id, ifMatch),
  );
  addRoute(
    app,
    guards,
    endpoints.like,
    ({ caller, params }) => service.like(caller.farmerId, params.id),
    { perAccount: VOTE_LIMIT },
  );
  addRoute(
    app,
    guards,
    endpoints.dislike,
    ({ caller, params }) => service.dislike(caller.farmerId, params.id),
    { perAccount: VOTE_LIMIT },
  );
  addRoute(
    app,
    guards,
    endpoints.setVote,
    ({ caller, params, body }) => service.setVote(caller.farmerId, params.id, body.vote),
    { perAccount: VOTE_LIMIT },
  );
  addRoute(app, guards, endpoints.comments, async ({ caller, params, query, request, reply }) => {
    const found = await service.listComments(caller.farmerId, params.id, query);
    return page(found, query.limit, request, reply).map((row) => toComment(row, caller.farmerId));
  });
  addRoute(
    app,
    guards,
    endpoints.comment,
    ({ caller, params, body, write, reply }) =>
      answerCreated(reply, service.comment(caller.farmerId, params.id, body.text, write)),
    { perAccount: COMMENT_LIMIT, reachesOthers: true, isPublic: true },
  );
  addRoute(
    app,
    guards,
    endpoints.report,
    async ({ caller, params, body, write }) => {
      const item = await service.find(caller.farmerId, params.id);
      return report(caller.farmerId, { itemId: item.id, reason: body.reason }, write);
    },
    reportExtras,
  );
  addRoute(app, guards, endpoints.hide, async ({ caller, params }) => {
    await service.hide(caller.farmerId, params.id);
    return { msg: 'Hidden' };
  });
}
