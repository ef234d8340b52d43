import * as z from 'zod/mini';
import { messageAnswer, pageQuery } from '../http/common.ts';
import { endpoint, POST, PUT, READ, REMOVE } from '../http/endpoint.ts';

const text = z.nullable(z.string());

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

const userParams = z.object({ user: z.string() });

export const followEndpoints = {
  follow: endpoint({
    ...POST,
    path: '/api/user/follow/:user/',
    tags: ['Following', 'Profile'],
    summary: 'Follow a farmer',
    params: userParams,
    refuses: [403],
    answer: messageAnswer,
    refusalField: 'error',
  }),
  unfollow: endpoint({
    ...POST,
    path: '/api/user/unfollow/:user/',
    tags: ['Following', 'Profile'],
    summary: 'Stop following a farmer',
    params: userParams,
    answer: messageAnswer,
    refusalField: 'error',
  }),
  setFollowing: endpoint({
    ...PUT,
    path: '/api/user/following/:user/',
    tags: ['Following', 'Profile'],
    summary: 'Follow a farmer; may be sent twice',
    params: userParams,
    refuses: [403],
    answer: messageAnswer,
    refusalField: 'error',
  }),
  endFollowing: endpoint({
    ...REMOVE,
    path: '/api/user/following/:user/',
    tags: ['Following', 'Profile'],
    summary: 'Follow a farmer no longer; may be sent twice',
    params: userParams,
    refusalField: 'error',
  }),
  following: endpoint({
    ...READ,
    path: '/api/user/following/',
    tags: ['Following'],
    summary: 'Whom the caller follows, newest tie first',
    query: pageQuery,
    answer: z.array(followEntry),
  }),
  followers: endpoint({
    ...READ,
    path: '/api/user/followers/',
    tags: ['Following'],
    summary: 'Who follows the caller, newest tie first',
    query: pageQuery,
    answer: z.array(followEntry),
  }),
  publicProfile: endpoint({
    ...READ,
    path: '/api/user/farmers/:user/',
    tags: ['Following'],
    summary: 'What a farmer shows to others',
    params: userParams,
    answer: publicProfile,
  }),
  block: endpoint({
    ...POST,
    path: '/api/user/farmers/:user/block/',
    tags: ['Following', 'Profile'],
    summary: 'See nothing more of a farmer',
    params: userParams,
    answer: messageAnswer,
    refusalField: 'error',
  }),
  unblock: endpoint({
    ...POST,
    path: '/api/user/farmers/:user/unblock/',
    tags: ['Following', 'Posts', 'Reels', 'Comments'],
    summary: 'Take a block back',
    params: userParams,
    answer: messageAnswer,
    refusalField: 'error',
  }),
  blocked: endpoint({
    ...READ,
    path: '/api/user/blocked/',
    tags: ['Following'],
    summary: 'Whom the caller has blocked, newest first',
    query: pageQuery,
    answer: z.array(followEntry),
  }),
};
