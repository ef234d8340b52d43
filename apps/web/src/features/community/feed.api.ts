import type { Comment, Post, Reel } from '@ankur/contracts/community/feed-item';
import type { FollowEntry, PublicProfile } from '@ankur/contracts/community/follow-endpoints';
import { baseApi } from '../../lib/http/base-api.ts';
import { nextCursor } from './next-cursor.ts';

export type FeedKind = 'posts' | 'reels';
export type FeedItem = Post | Reel;

export interface FeedQuestion {
  filter?: 'all' | 'following' | 'near' | 'crop';
  crop?: string;
  user?: string;
}

export interface FeedPage<Item> {
  items: Item[];
  next: string | null;
}

interface Meta {
  response?: Response | undefined;
}

const KEPT_S = 600;
const paging = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
};

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

function pageOf<Item extends FeedItem>(items: Item[], meta: Meta | undefined): FeedPage<Item> {
  return { items: items.map(whole), next: nextCursor(meta?.response?.headers.get('link')) };
}

const address = (kind: FeedKind, question: FeedQuestion, cursor: string | null) => ({
  url: `/api/user/${kind}/`,
  params: { ...question, ...(cursor ? { cursor } : {}) },
});

export const feedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    posts: build.infiniteQuery<FeedPage<Post>, FeedQuestion, string | null>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => address('posts', queryArg, pageParam),
      transformResponse: (items: Post[], meta: Meta | undefined) => pageOf(items, meta),
      providesTags: ['Posts'],
      keepUnusedDataFor: KEPT_S,
    }),
    reels: build.infiniteQuery<FeedPage<Reel>, FeedQuestion, string | null>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => address('reels', queryArg, pageParam),
      transformResponse: (items: Reel[], meta: Meta | undefined) => pageOf(items, meta),
      providesTags: ['Reels'],
      keepUnusedDataFor: KEPT_S,
    }),
    onePost: build.query<Post, string>({
      query: (id) => `/api/user/posts/${id}/`,
      transformResponse: whole<Post>,
      providesTags: ['Posts'],
    }),
    oneReel: build.query<Reel, string>({
      query: (id) => `/api/user/reels/${id}/`,
      transformResponse: whole<Reel>,
      providesTags: ['Reels'],
    }),
    comments: build.infiniteQuery<FeedPage<Comment>, { kind: FeedKind; id: string }, string | null>(
      {
        infiniteQueryOptions: paging,
        query: ({ queryArg: { kind, id }, pageParam }) => ({
          url: `/api/user/${kind}/${id}/comments/`,
          params: pageParam ? { cursor: pageParam } : {},
        }),
        transformResponse: (items: Comment[], meta: Meta | undefined) => ({
          items,
          next: nextCursor(meta?.response?.headers.get('link')),
        }),
        providesTags: ['Comments'],
      },
    ),
    following: build.query<FollowEntry[], void>({
      query: () => '/api/user/following/',
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
  useFollowingQuery,
  useFarmerQuery,
} = feedApi;
