import reels from 'virtual:endpoints/agriloop';
import posts from 'virtual:endpoints/community';
import follows from 'virtual:endpoints/follows';
import type { Post, Reel } from '@ankur/contracts/community/feed-item';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export type FeedKind = 'posts' | 'reels';
export type FeedItem = Post | Reel;

export interface FeedQuestion {
  filter?: 'all' | 'following' | 'near' | 'crop';
  crop?: string;
  user?: string;
}

/** One item of a feed. */
export interface Which {
  kind: FeedKind;
  id: string;
}

/** Calls shared by posts and reels, by kind. */
export const FEEDS = { posts, reels };

const KEPT_S = 600;

/** Defaults for fields that older servers omit. */
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

export const feedApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, list } = fromContract(build);
    return {
      posts: list(FEEDS.posts.list, (asked: FeedQuestion) => ({ query: asked }), {
        row: whole<Post>,
        keepUnusedDataFor: KEPT_S,
      }),
      reels: list(FEEDS.reels.list, (asked: FeedQuestion) => ({ query: asked }), {
        row: whole<Reel>,
        keepUnusedDataFor: KEPT_S,
      }),
      /** Null when it was deleted or hidden. */
      onePost: query(FEEDS.posts.get, (id: string) => ({ params: { id } }), {
        transformResponse: (item): Post | null => whole(item),
      }),
      oneReel: query(FEEDS.reels.get, (id: string) => ({ params: { id } }), {
        transformResponse: (item): Reel | null => whole(item),
      }),
      comments: list(
        ({ kind }: Which) => FEEDS[kind].comments,
        ({ id }: Which) => ({ params: { id } }),
      ),
      people: list(
        (which: 'following' | 'followers' | 'blocked') => follows[which],
        () => ({}),
      ),
      farmer: query(follows.publicProfile, (user: string) => ({ params: { user } })),
    };
  },
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
