import * as z from 'zod/mini';
import { idParams, messageAnswer, pageQuery } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { commentBody, postDescription, reelDescription, reportBody } from './rules.ts';

const text = z.nullable(z.string());

const feedItem = {
  id: z.string(),
  /** Public id of the author. */
  user: z.string(),
  username: z.string(),
  profile_picture: text,
  date: z.string(),
  description: z.string(),
  crop: text,
  total_likes: z.number(),
  total_dislikes: z.number(),
  total_comments: z.number(),
  liked: z.boolean(),
  disliked: z.boolean(),
  following: z.boolean(),
  /** The caller wrote it. */
  own: z.boolean(),
  /** An author of less than a week: links in the text are not made clickable. */
  new_account: z.boolean(),
  advice_warning: text,
};

/** Widths and paths of the same picture, smallest first. */
const pictureSet = z.array(z.object({ width: z.number(), webp: z.string(), avif: text }));

export const post = z.object({ ...feedItem, photo: z.string(), photos: pictureSet, blur: text });
export type Post = z.infer<typeof post>;

export const reel = z.object({
  ...feedItem,
  video: z.string(),
  poster: text,
  duration_s: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
});
export type Reel = z.infer<typeof reel>;

export const voteTotals = z.object({
  total_likes: z.number(),
  total_dislikes: z.number(),
  liked: z.boolean(),
  disliked: z.boolean(),
});
export type VoteTotals = z.infer<typeof voteTotals>;

export const comment = z.object({
  id: z.string(),
  user: z.string(),
  username: z.string(),
  profile_picture: text,
  text: z.string(),
  date: z.string(),
  own: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

export const followEntry = z.object({
  user_id: z.string(),
  name: z.string(),
  profile_picture: text,
});
export type FollowEntry = z.infer<typeof followEntry>;

export const publicProfile = z.object({
  user_id: z.string(),
  name: z.string(),
  profile_picture: text,
  bio: text,
  crops: text,
  post_count: z.number(),
  followers_count: z.number(),
  following_count: z.number(),
  following: z.boolean(),
  own: z.boolean(),
});
export type PublicProfile = z.infer<typeof publicProfile>;

const feedQuery = z.extend(pageQuery, {
  filter: z._default(
    z.enum(['all', 'following', 'near', 'crop'], 'filter must be all, following, near or crop'),
    'all',
  ),
  crop: z.optional(z.string().check(z.maxLength(60))),
  user: z.optional(z.string()),
});
export type FeedQuery = z.output<typeof feedQuery>;

const candidates = z.object({ status: z.literal('success'), candidates: z.array(reel) });

function feedEndpoints<Item extends z.ZodMiniType, Upload extends z.ZodMiniType>(
  kind: 'posts' | 'reels',
  item: Item,
  upload: Upload,
) {
  const root = `/api/user/${kind}/` as const;
  const one = `${root}:id/` as const;
  return {
    list: endpoint({
      method: 'GET',
      path: root,
      auth: 'required',
      summary: `${kind}, newest first`,
      query: feedQuery,
      status: 200,
      answer: z.array(item),
    }),
    create: endpoint({
      method: 'POST',
      path: root,
      auth: 'required',
      summary: `Share one of the ${kind}`,
      bodyKind: 'multipart',
      body: upload,
      status: 201,
      answer: item,
    }),
    get: endpoint({
      method: 'GET',
      path: one,
      auth: 'required',
      summary: `One of the ${kind}`,
      params: idParams,
      status: 200,
      answer: item,
    }),
    edit: endpoint({
      method: 'PATCH',
      path: one,
      auth: 'required',
      summary: 'Change the description',
      params: idParams,
      body: z.object({ description: kind === 'posts' ? postDescription : reelDescription }),
      status: 200,
      answer: item,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      auth: 'required',
      summary: 'Delete an own item and its files',
      params: idParams,
      status: 204,
    }),
    like: endpoint({
      method: 'POST',
      path: `${one}like/`,
      auth: 'required',
      summary: 'Like, or take the like back',
      params: idParams,
      status: 200,
      answer: voteTotals,
    }),
    dislike: endpoint({
      method: 'POST',
      path: `${one}dislike/`,
      auth: 'required',
      summary: 'Dislike, or take it back',
      params: idParams,
      status: 200,
      answer: voteTotals,
    }),
    comments: endpoint({
      method: 'GET',
      path: `${one}comments/`,
      auth: 'required',
      summary: 'Comments, newest first',
      params: idParams,
      query: pageQuery,
      status: 200,
      answer: z.array(comment),
    }),
    comment: endpoint({
      method: 'POST',
      path: `${one}comments/`,
      auth: 'required',
      summary: 'Write a comment',
      params: idParams,
      body: commentBody,
      status: 201,
      answer: comment,
    }),
    report: endpoint({
      method: 'POST',
      path: `${one}report/`,
      auth: 'required',
      summary: 'Report to the moderators',
      params: idParams,
      body: reportBody,
      status: 200,
      answer: messageAnswer,
    }),
    hide: endpoint({
      method: 'POST',
      path: `${one}hide/`,
      auth: 'required',
      summary: 'Do not show this to me again',
      params: idParams,
      status: 200,
      answer: messageAnswer,
    }),
  };
}

const photoForm = z.object({
  photo: z.string().check(z.describe('image file')),
  description: postDescription,
  crop: z.optional(z.string()),
});
const videoForm = z.object({
  video: z.string().check(z.describe('video file')),
  /** Instead of `video`: the id of a finished resumable upload. */
  upload_id: z.optional(z.string()),
  poster: z.optional(z.string()),
  description: reelDescription,
  crop: z.optional(z.string()),
});

export const postEndpoints = {
  ...feedEndpoints('posts', post, photoForm),
  liked: endpoint({
    method: 'GET',
    path: '/api/user/profile/liked-posts/',
    auth: 'required',
    summary: 'Posts the caller likes',
    query: pageQuery,
    status: 200,
    answer: z.array(post),
  }),
  disliked: endpoint({
    method: 'GET',
    path: '/api/user/profile/disliked-posts/',
    auth: 'required',
    summary: 'Posts the caller dislikes',
    query: pageQuery,
    status: 200,
    answer: z.array(post),
  }),
};

export const reelEndpoints = {
  ...feedEndpoints('reels', reel, videoForm),
  liked: endpoint({
    method: 'GET',
    path: '/api/user/reels/liked/',
    auth: 'required',
    summary: 'Reels the caller likes',
    query: pageQuery,
    status: 200,
    answer: z.array(reel),
  }),
  disliked: endpoint({
    method: 'GET',
    path: '/api/user/reels/disliked/',
    auth: 'required',
    summary: 'Reels the caller dislikes',
    query: pageQuery,
    status: 200,
    answer: z.array(reel),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/user/posts/addreel/',
    auth: 'required',
    summary: 'Share a reel (other name)',
    bodyKind: 'multipart',
    body: videoForm,
    status: 201,
    answer: candidates,
  }),
  view: endpoint({
    method: 'GET',
    path: '/api/user/posts/viewreels/',
    auth: 'required',
    summary: 'Reels (other name)',
    query: feedQuery,
    status: 200,
    answer: candidates,
  }),
};

const userParams = z.object({ user: z.string() });

export const followEndpoints = {
  follow: endpoint({
    method: 'POST',
    path: '/api/user/follow/:user/',
    auth: 'required',
    summary: 'Follow a farmer',
    params: userParams,
    status: 200,
    answer: messageAnswer,
  }),
  unfollow: endpoint({
    method: 'POST',
    path: '/api/user/unfollow/:user/',
    auth: 'required',
    summary: 'Stop following a farmer',
    params: userParams,
    status: 200,
    answer: messageAnswer,
  }),
  following: endpoint({
    method: 'GET',
    path: '/api/user/following/',
    auth: 'required',
    summary: 'Whom the caller follows',
    status: 200,
    answer: z.array(followEntry),
  }),
  followers: endpoint({
    method: 'GET',
    path: '/api/user/followers/',
    auth: 'required',
    summary: 'Who follows the caller',
    status: 200,
    answer: z.array(followEntry),
  }),
  publicProfile: endpoint({
    method: 'GET',
    path: '/api/user/farmers/:user/',
    auth: 'required',
    summary: 'What a farmer shows to others',
    params: userParams,
    status: 200,
    answer: publicProfile,
  }),
  block: endpoint({
    method: 'POST',
    path: '/api/user/farmers/:user/block/',
    auth: 'required',
    summary: 'See nothing more of a farmer',
    params: userParams,
    status: 200,
    answer: messageAnswer,
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/api/user/farmers/:user/unblock/',
    auth: 'required',
    summary: 'Take a block back',
    params: userParams,
    status: 200,
    answer: messageAnswer,
  }),
};

export const commentEndpoints = {
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user/comments/:id/',
    auth: 'required',
    summary: 'Delete an own comment',
    params: idParams,
    status: 204,
  }),
};
