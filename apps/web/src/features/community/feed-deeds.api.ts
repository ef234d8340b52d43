import type { Comment, Post, Reel, VoteTotals } from '@ankur/contracts/community/feed-item';
import type { REPORT_REASONS } from '@ankur/contracts/community/rules';
import { addOnce } from '../../lib/http/add-once.ts';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { pressKey } from '../../lib/http/press-key.ts';
import { type FeedItem, type FeedKind, feedApi } from './feed.api.ts';
import { dropComments, dropItems, patchItems, type Store } from './feed-patch.ts';
import { pressed, totalsOf, type Vote } from './votes.ts';

export type ReportReason = (typeof REPORT_REASONS)[number];
interface Which {
  kind: FeedKind;
  id: string;
}

/** Uploads on a thin line take their time. */
const UPLOAD_TIMEOUT_MS = 600_000;

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

const warningOf = (kind: FeedKind, id: string) => ({
  url: `/api/user/${kind}/${id}/advice-warning/`,
});

/** An expert's label as the server keeps it, wherever the item is shown. */
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

const deeds = feedApi.injectEndpoints({
  endpoints: (build) => ({
    vote: build.mutation<VoteTotals, { kind: FeedKind; item: FeedItem; vote: Vote }>({
      async queryFn({ kind, item, vote }, _api, _options, ask) {
        const press = {
          url: `/api/user/${kind}/${item.id}/${vote}/`,
          method: 'POST',
          headers: { 'idempotency-key': pressKey() },
        };
        const answer = await ask(press);
        // The line may have broken after the press arrived: the same key counts it once.
        const { data, error } = isUnreachable(answer.error) ? await ask(press) : answer;
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
    follow: build.mutation<unknown, { user: string; follow: boolean }>({
      query: ({ user, follow }) => ({
        url: `/api/user/${follow ? 'follow' : 'unfollow'}/${user}/`,
        method: 'POST',
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Following', 'Profile']),
      async onQueryStarted({ user, follow }, { queryFulfilled, ...store }) {
        setFollowing(store, user, follow);
        try {
          await queryFulfilled;
        } catch {
          setFollowing(store, user, !follow);
        }
      },
    }),
    writeComment: build.mutation<Comment, Which & { text: string }>({
      queryFn: ({ kind, id, text }, _api, _options, ask) =>
        addOnce<Comment>(ask, `/api/user/${kind}/${id}/comments/`, { text }),
      async onQueryStarted({ kind, id }, { queryFulfilled, ...store }) {
        const done = await queryFulfilled.catch(() => null);
        if (!done) return;
        let isNew = true;
        store.dispatch(
          feedApi.util.updateQueryData('comments', { kind, id }, (draft) => {
            // A press whose answer got lost may have been read in the list before it was sent again.
            isNew = !draft.pages.some(({ items }) => items.some((one) => one.id === done.data.id));
            if (isNew) draft.pages[0]?.items.unshift(done.data);
          }),
        );
        if (isNew) changeCount(store, id, 1);
      },
    }),
    deleteComment: build.mutation<void, Which & { comment: string }>({
      query: ({ comment }) => ({ url: `/api/user/comments/${comment}/`, method: 'DELETE' }),
      async onQueryStarted({ kind, id, comment }, { queryFulfilled, ...store }) {
        if (!(await queryFulfilled.catch(() => null))) return;
        changeCount(store, id, -1);
        store.dispatch(
          feedApi.util.updateQueryData('comments', { kind, id }, (draft) => {
            for (const page of draft.pages)
              page.items = page.items.filter((one) => one.id !== comment);
          }),
        );
      },
    }),
    editItem: build.mutation<FeedItem, Which & { description: string }>({
      query: ({ kind, id, description }) => ({
        url: `/api/user/${kind}/${id}/`,
        method: 'PATCH',
        body: { description },
      }),
      async onQueryStarted({ id }, { queryFulfilled, ...store }) {
        const done = await queryFulfilled.catch(() => null);
        if (!done) return;
        patchItems(store, (item) => {
          if (item.id === id) item.description = done.data.description;
        });
      },
    }),
    deleteItem: build.mutation<void, Which>({
      query: ({ kind, id }) => ({ url: `/api/user/${kind}/${id}/`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Profile']),
      async onQueryStarted({ id }, { queryFulfilled, ...store }) {
        if (await queryFulfilled.catch(() => null)) dropItems(store, (item) => item.id === id);
      },
    }),
    hideItem: build.mutation<unknown, Which>({
      query: ({ kind, id }) => ({ url: `/api/user/${kind}/${id}/hide/`, method: 'POST' }),
      async onQueryStarted({ id }, { queryFulfilled, ...store }) {
        if (await queryFulfilled.catch(() => null)) dropItems(store, (item) => item.id === id);
      },
    }),
    reportItem: build.mutation<unknown, Which & { reason: ReportReason }>({
      query: ({ kind, id, reason }) => ({
        url: `/api/user/${kind}/${id}/report/`,
        method: 'POST',
        body: { reason },
      }),
    }),
    reportComment: build.mutation<unknown, { comment: string; reason: ReportReason }>({
      query: ({ comment, reason }) => ({
        url: `/api/user/comments/${comment}/report/`,
        method: 'POST',
        body: { reason },
      }),
    }),
    warnItem: build.mutation<FeedItem, Which & { reason: string }>({
      query: ({ kind, id, reason }) => ({
        ...warningOf(kind, id),
        method: 'PUT',
        body: { reason },
      }),
      onQueryStarted: showWarning,
    }),
    takeWarningOff: build.mutation<FeedItem, Which>({
      query: ({ kind, id }) => ({ ...warningOf(kind, id), method: 'DELETE' }),
      onQueryStarted: showWarning,
    }),
    blockFarmer: build.mutation<unknown, string>({
      query: (user) => ({ url: `/api/user/farmers/${user}/block/`, method: 'POST' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Following', 'Profile']),
      async onQueryStarted(user, { queryFulfilled, ...store }) {
        if (!(await queryFulfilled.catch(() => null))) return;
        dropItems(store, (item) => item.user === user);
        dropComments(store, (comment) => comment.user === user);
      },
    }),
    unblockFarmer: build.mutation<unknown, string>({
      query: (user) => ({ url: `/api/user/farmers/${user}/unblock/`, method: 'POST' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Following', 'Posts', 'Reels', 'Comments']),
    }),
    sharePost: build.mutation<Post, FormData>({
      queryFn: (body, _api, _options, ask) =>
        addOnce<Post>(ask, '/api/user/posts/', body, { timeout: UPLOAD_TIMEOUT_MS }),
      invalidatesTags: (done) => (done ? ['Posts', 'Profile'] : []),
    }),
    shareReel: build.mutation<Reel, FormData>({
      queryFn: (body, _api, _options, ask) =>
        addOnce<Reel>(ask, '/api/user/reels/', body, {
          timeout: UPLOAD_TIMEOUT_MS,
          drawnAnew: ['poster'],
        }),
      invalidatesTags: (done) => (done ? ['Reels', 'Profile'] : []),
    }),
  }),
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
} = deeds;
