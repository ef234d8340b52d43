import type { feedEndpoints } from '@ankur/contracts/community/feed-endpoints';
import type { postEndpoints } from '@ankur/contracts/community/post-endpoints';
import type { reelEndpoints } from '@ankur/contracts/community/reel-endpoints';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { AppDeps } from '../../app-deps.ts';
import { page } from '../../platform/http/paging.ts';
import { addRoute, type Caller } from '../../platform/http/route.ts';
import { warnExtras } from '../../platform/http/sharing-limits.ts';
import { createNotify } from '../../platform/notify/notify.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { createAdviceWarnings } from './advice-warnings.ts';
import { createCommentsRepository } from './comments.repository.ts';
import { toComment, toPost, toReel } from './feed.mapper.ts';
import { createFeedRepository, type SeenItem } from './feed.repository.ts';
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

type Voted<Item> = Omit<
  (typeof postEndpoints | typeof reelEndpoints)['liked' | 'disliked'],
  'answer'
> & {
  answer: z.ZodMiniArray<z.ZodMiniType<Item>>;
};
type FeedEndpoints<Item> = ReturnType<typeof feedEndpoints<z.ZodMiniType<Item>, z.ZodMiniType>> & {
  liked: Voted<Item>;
  disliked: Voted<Item>;
};

interface Feed<Item> {
  kind: FeedKind;
  service: FeedService;
  show(row: SeenItem, viewer: string, now: Date): Item;
}

/** Routes shared by posts and reels: all but those that share an item. */
export function sharedFeedRoutes<Item>(
  app: FastifyInstance,
  deps: AppDeps,
  { kind, service, show }: Feed<Item>,
  endpoints: FeedEndpoints<Item>,
): void {
  const { guards, db, clock, ids } = deps;
  const report = createReporting(deps);
  const warnings = createAdviceWarnings({
    kind,
    db,
    clock,
    ids,
    notify: createNotify(db, clock, ids),
  });
  const shown = (row: SeenItem, { farmerId }: Caller): Item => show(row, farmerId, clock.now());
  addRoute(app, guards, endpoints.list, async ({ caller, query, request, reply }) => {
    const found = await service.list(caller.farmerId, query);
    return page(found, query.limit, request, reply).map((row) => shown(row, caller));
  });
  for (const [endpoint, value] of [
    [endpoints.liked, 1],
    [endpoints.disliked, -1],
  ] as const) {
    addRoute(app, guards, endpoint, async ({ caller, query, request, reply }) => {
      const found = await service.listVoted(caller.farmerId, value, query);
      return page(found, query.limit, request, reply).map((row) => shown(row, caller));
    });
  }
  addRoute(app, guards, endpoints.get, async ({ caller, params }) =>
    shown(await service.find(caller.farmerId, params.id), caller),
  );
  addRoute(app, guards, endpoints.edit, async ({ caller, params, body, ifMatch }) =>
    shown(await service.edit(caller.farmerId, params.id, body.description, ifMatch), caller),
  );
  addRoute(
    app,
    guards,
    endpoints.warn,
    async ({ caller, params, body }) => {
      await warnings.warn(caller.farmerId, params.id, body.reason);
      return shown(await service.find(caller.farmerId, params.id), caller);
    },
    warnExtras,
  );
  addRoute(app, guards, endpoints.takeWarningOff, async ({ caller, params }) => {
    await warnings.takeOff(caller.farmerId, params.id);
    return shown(await service.find(caller.farmerId, params.id), caller);
  });
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
