import comments from 'virtual:endpoints/comments';
import follows from 'virtual:endpoints/follows';
import type { VoteTotals } from '@ankur/contracts/community/feed-item';
import type { REPORT_REASONS } from '@ankur/contracts/community/rules';
import { requestOf } from '../../lib/http/call.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { isKept, toggleOrQueue } from '../../lib/http/through-outbox.ts';
import { FEEDS, type FeedItem, type FeedKind, feedApi, type Which } from './feed.api.ts';
import { dropComments, dropItems, patchItems, type Store } from './feed-patch.ts';
import {
  FOLLOW,
  type Following,
  pendingComment,
  pendingPost,
  REEL_WAITS,
  VOTE,
  type Voted,
  type WholeReel,
} from './pending-writes.ts';
import { pressed, totalsOf } from './votes.ts';

export type ReportReason = (typeof REPORT_REASONS)[number];

interface Edited {
  kind: FeedKind;
  item: FeedItem;
  description: string;
}

/** Placeholder for answers that contain only a message. */
const SAID = { msg: '' };

/** Uploads take long on slow connections. */
const UPLOAD_TIMEOUT_MS = 600_000;

const reelRequest = ({ form }: WholeReel) => ({ body: form, timeout: UPLOAD_TIMEOUT_MS });
const SHARED_REEL = { onlyWhenDone: true, drawnAnew: ['poster'] };

const setFollowing = (store: Store, user: string, following: boolean): void => {
  patchItems(store, (item) => {
    if (item.user === user) item.following = following;
  });
  store.dispatch(
    feedApi.util.updateQueryData('farmer', user, (farmer) => {
      farmer.following = following;
    }),
  );
};

const changeCount = (store: Store, id: string, by: number): void =>
  patchItems(store, (item) => {
    if (item.id === id) item.total_comments = Math.max(0, item.total_comments + by);
  });

/** Removes an item from the screen after success; what waits is left out by the lists, and can be taken back. */
async function dropItem(
  { id }: Which,
  { queryFulfilled, ...store }: Store & { queryFulfilled: Promise<{ meta?: object | undefined }> },
): Promise<void> {
  const done = await queryFulfilled.catch(() => null);
  if (done && !isKept(done.meta)) dropItems(store, (item) => item.id === id);
}

/** Updates an expert's label wherever the item is shown. */
async function showWarning(
  { id }: Which,
  { queryFulfilled, ...store }: Store & { queryFulfilled: Promise<{ data: FeedItem }> },
): Promise<void> {
  const done = await queryFulfilled.catch(() => null);
  if (!done) return;
  const { advice_warning, advice_warning_by } = done.data;
  patchItems(store, (item) => {
    if (item.id === id) Object.assign(item, { advice_warning, advice_warning_by });
  });
}

const feedActionsApi = feedApi.injectEndpoints({
  endpoints: (build) => {
    const { mutation, add } = fromContract(build);
    const paramsOf = ({ id }: Which) => ({ params: { id } });
    return {
      vote: build.mutation<VoteTotals, Voted>({
        async queryFn(arg, _api, _options, ask) {
          const { kind, item, vote } = arg;
          const { liked, disliked } = pressed(totalsOf(item), vote);
          const params = { id: item.id };
          const press = requestOf(FEEDS[kind][vote], { params });
          // A retry of a toggle whose answer was lost would toggle back, so the vote is set instead.
          const body = { vote: liked ? 'like' : disliked ? 'dislike' : null } as const;
          const call = FEEDS[kind].setVote;
          const request = requestOf(call, { params, body });
          const { data, error } = await toggleOrQueue(ask, press, {
            call,
            request,
            waits: VOTE,
            arg,
          });
          return error ? { error } : { data: data as VoteTotals };
        },
        async onQueryStarted({ item, vote }, { queryFulfilled, ...store }) {
          const before = totalsOf(item);
          const show = (totals: VoteTotals) =>
            patchItems(store, (other) => {
              if (other.id === item.id) Object.assign(other, totals);
            });
          show(pressed(before, vote));
          try {
            const { data } = await queryFulfilled;
            if (typeof data?.total_likes === 'number') show(totalsOf(data));
          } catch {
            show(before);
          }
        },
      }),
      follow: build.mutation<unknown, Following>({
        async queryFn(arg, _api, _options, ask) {
          const params = { user: arg.user };
          const press = requestOf(arg.follow ? follows.follow : follows.unfollow, { params });
          const call = arg.follow ? follows.setFollowing : follows.endFollowing;
          const request = requestOf(call, { params });
          const { data, error, meta } = await toggleOrQueue(ask, press, {
            call,
            request,
            waits: FOLLOW,
            arg,
          });
          return error ? { error } : { data: data ?? null, ...(meta && { meta }) };
        },
        invalidatesTags: (_done, error, { follow }, meta) =>
          error || isKept(meta) ? [] : ((follow ? follows.follow : follows.unfollow).tags ?? []),
        async onQueryStarted({ user, follow }, { queryFulfilled, ...store }) {
          setFollowing(store, user, follow);
          try {
            await queryFulfilled;
          } catch {
            setFollowing(store, user, !follow);
          }
        },
      }),
      writeComment: add(
        ({ kind }: Which & { text: string }) => FEEDS[kind].comment,
        ({ id, text }: Which & { text: string }) => ({ params: { id }, body: { text } }),
        {
          waits: { what: 'comment', after: ({ id }) => [id], row: pendingComment },
          async onQueryStarted({ kind, id }, { queryFulfilled, ...store }) {
            const done = await queryFulfilled.catch(() => null);
            if (!done || isKept(done.meta)) return;
            let isNew = true;
            store.dispatch(
              feedApi.util.updateQueryData('comments', { kind, id }, (draft) => {
                // A comment whose answer was lost may have been refetched before the retry.
                isNew = !draft.pages.some(({ items }) =>
                  items.some((one) => one.id === done.data.id),
                );
                if (isNew) draft.pages[0]?.items.unshift(done.data);
              }),
            );
            if (isNew) changeCount(store, id, 1);
          },
        },
      ),
      deleteComment: mutation(
        comments.remove,
        ({ comment }: Which & { comment: string }) => ({ params: { id: comment } }),
        {
          waits: {
            what: 'comment',
            thing: ({ comment }) => comment,
            after: ({ id }) => [id],
            row: () => null,
          },
          async onQueryStarted({ kind, id, comment }, { queryFulfilled, ...store }) {
            const done = await queryFulfilled.catch(() => null);
            // One that waits can be taken back: the list leaves it out by itself.
            if (!done || isKept(done.meta)) return;
            changeCount(store, id, -1);
            store.dispatch(
              feedApi.util.updateQueryData('comments', { kind, id }, (draft) => {
                for (const page of draft.pages)
                  page.items = page.items.filter((one) => one.id !== comment);
              }),
            );
          },
        },
      ),
      editItem: mutation(
        ({ kind }: Edited) => FEEDS[kind].edit,
        ({ item, description }) => ({ params: { id: item.id }, body: { description } }),
        {
          waits: {
            what: ({ kind }) => kind,
            before: ({ item }) => item,
            row: ({ item, description }) => ({ ...item, description }),
          },
          async onQueryStarted({ item: edited }, { queryFulfilled, ...store }) {
            const done = await queryFulfilled.catch(() => null);
            if (!done) return;
            const { description, updated_at } = done.data;
            patchItems(store, (item) => {
              if (item.id === edited.id) Object.assign(item, { description, updated_at });
            });
          },
        },
      ),
      deleteItem: mutation(({ kind }: Which) => FEEDS[kind].remove, paramsOf, {
        onlyWhenDone: true,
        waits: { what: ({ kind }) => kind, thing: ({ id }) => id, row: () => null },
        onQueryStarted: dropItem,
      }),
      hideItem: mutation(({ kind }: Which) => FEEDS[kind].hide, paramsOf, {
        waits: { what: 'hidden', thing: ({ id }) => `${id}/hidden`, row: () => SAID },
        onQueryStarted: dropItem,
      }),
      reportItem: add(
        ({ kind }: Which & { reason: ReportReason }) => FEEDS[kind].report,
        ({ id, reason }) => ({ params: { id }, body: { reason } }),
        { waits: { what: 'report', row: () => SAID } },
      ),
      reportComment: add(
        comments.report,
        ({ comment, reason }: { comment: string; reason: ReportReason }) => ({
          params: { id: comment },
          body: { reason },
        }),
        { waits: { what: 'report', row: () => SAID } },
      ),
      warnItem: mutation(
        ({ kind }: Which & { reason: string }) => FEEDS[kind].warn,
        ({ id, reason }) => ({ params: { id }, body: { reason } }),
        { onQueryStarted: showWarning },
      ),
      takeWarningOff: mutation(({ kind }: Which) => FEEDS[kind].takeWarningOff, paramsOf, {
        onQueryStarted: showWarning,
      }),
      blockFarmer: mutation(follows.block, (user: string) => ({ params: { user } }), {
        onlyWhenDone: true,
        waits: {
          ...{ what: 'block', kind: 'set', row: () => SAID },
          thing: (user) => `${user}/block`,
          stored: () => ({ blocked: true }),
        },
        async onQueryStarted(user, { queryFulfilled, ...store }) {
          if (!(await queryFulfilled.catch(() => null))) return;
          dropItems(store, (item) => item.user === user);
          dropComments(store, (comment) => comment.user === user);
        },
      }),
      unblockFarmer: mutation(follows.unblock, (user: string) => ({ params: { user } }), {
        onlyWhenDone: true,
        waits: {
          ...{ what: 'block', kind: 'set', row: () => SAID },
          thing: (user) => `${user}/block`,
          stored: () => ({ blocked: false }),
        },
      }),
      sharePost: add(
        FEEDS.posts.create,
        (body: FormData) => ({ body, timeout: UPLOAD_TIMEOUT_MS }),
        { onlyWhenDone: true, waits: { what: 'posts', row: pendingPost } },
      ),
      shareReel: add(FEEDS.reels.create, reelRequest, {
        ...SHARED_REEL,
        waits: { ...REEL_WAITS, staysWith: ({ staysWith }) => staysWith },
      }),
      /** Leaves a reel to the outbox. */
      keepReel: add(FEEDS.reels.create, reelRequest, {
        ...SHARED_REEL,
        waits: { ...REEL_WAITS, inBackground: true },
      }),
    };
  },
});

export const {
  useVoteMutation,
  useFollowMutation,
  useWriteCommentMutation,
  useDeleteCommentMutation,
  useEditItemMutation,
  useDeleteItemMutation,
  useHideItemMutation,
  useReportItemMutation,
  useReportCommentMutation,
  useWarnItemMutation,
  useTakeWarningOffMutation,
  useBlockFarmerMutation,
  useUnblockFarmerMutation,
  useSharePostMutation,
  useShareReelMutation,
  useKeepReelMutation,
} = feedActionsApi;
