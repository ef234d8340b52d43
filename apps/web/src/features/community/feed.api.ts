import type { Comment, Post, Reel } from '@ankur/contracts/community/feed-item';
import type { FollowEntry, PublicProfile } from '@ankur/contracts/community/follow-endpoints';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { baseApi } from '../../lib/http/base-api.ts';
import { atCursor, type Paged, pagedByLink, pageOf } from '../../lib/http/paged.ts';

export type FeedKind = 'posts' | 'reels';
export type FeedItem = Post | Reel;

export interface FeedQuestion {
  filter?: 'all' | 'following' | 'near' | 'crop';
  crop?: string;
  user?: string;
}

type Meta = FetchBaseQueryMeta | undefined;
type Cursor = string | null;

const KEPT_S = 600;

/** Fills what an older or simpler server leaves out, so that screens need not ask again. */
function whole<Item extends FeedItem>(item: Item): Item {
  return {
    ...item,
    total_likes: item.total_likes ?? 0,
    total_dislikes: item.total_dislikes ?? 0,
    total_comments: item.total_comments ?? 0,
    description: item.description ?? '',
    ...('photo' in item ? { photos: item.photos ?? [], blur: item.blur ?? null } : {}),
  };
}

const address = (kind: FeedKind, question: FeedQuestion, cursor: Cursor) => ({
  url: `/api/user/${kind}/`,
  params: { ...question, ...atCursor(cursor) },
});

export const feedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    posts: build.infiniteQuery<Paged<Post>, FeedQuestion, Cursor>({
      infiniteQueryOptions: pagedByLink,
      query: ({ queryArg, pageParam }) => address('posts', queryArg, pageParam),
      transformResponse: (items: Post[], meta: Meta) => pageOf(items.map(whole), meta),
      providesTags: ['Posts'],
      keepUnusedDataFor: KEPT_S,
    }),
    reels: build.infiniteQuery<Paged<Reel>, FeedQuestion, Cursor>({
      infiniteQueryOptions: pagedByLink,
      query: ({ queryArg, pageParam }) => address('reels', queryArg, pageParam),
      transformResponse: (items: Reel[], meta: Meta) => pageOf(items.map(whole), meta),
      providesTags: ['Reels'],
      keepUnusedDataFor: KEPT_S,
    }),
    /** Null once the farmer has deleted it or wants to see it no more. */
    onePost: build.query<Post | null, string>({
      query: (id) => `/api/user/posts/${id}/`,
      transformResponse: whole<Post>,
      providesTags: ['Posts'],
    }),
    oneReel: build.query<Reel | null, string>({
      query: (id) => `/api/user/reels/${id}/`,
      transformResponse: whole<Reel>,
      providesTags: ['Reels'],
    }),
    comments: build.infiniteQuery<Paged<Comment>, { kind: FeedKind; id: string }, Cursor>({
      infiniteQueryOptions: pagedByLink,
      query: ({ queryArg: { kind, id }, pageParam }) => ({
        url: `/api/user/${kind}/${id}/comments/`,
        params: atCursor(pageParam),
      }),
      transformResponse: (items: Comment[], meta: Meta) => pageOf(items, meta),
      providesTags: ['Comments'],
    }),
    people: build.infiniteQuery<Paged<FollowEntry>, 'following' | 'followers' | 'blocked', Cursor>({
      infiniteQueryOptions: pagedByLink,
      query: ({ queryArg, pageParam }) => ({
        url: `/api/user/${queryArg}/`,
        params: atCursor(pageParam),
      }),
      transformResponse: (items: FollowEntry[], meta: Meta) => pageOf(items, meta),
      providesTags: ['Following'],
    }),
    farmer: build.query<PublicProfile, string>({
      query: (user) => `/api/user/farmers/${user}/`,
      providesTags: ['Following'],
    }),
  }),
});

export const {
  usePostsInfiniteQuery,
  useReelsInfiniteQuery,
  useOnePostQuery,
  useOneReelQuery,
  useCommentsInfiniteQuery,
  usePeopleInfiniteQuery,
  useFarmerQuery,
} = feedApi;
