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
const onFarmer = { params: userParams, answer: messageAnswer, refusalField: 'error' } as const;
const farmers = {
  ...READ,
  tags: ['Following'],
  query: pageQuery,
  answer: z.array(followEntry),
} as const;

export const followEndpoints = {
  follow: endpoint({
    ...POST,
    ...onFarmer,
    path: '/api/user/follow/:user/',
    tags: ['Following', 'Profile'],
    summary: 'Follow a farmer',
    refuses: [403],
  }),
  unfollow: endpoint({
    ...POST,
    ...onFarmer,
    path: '/api/user/unfollow/:user/',
    tags: ['Following', 'Profile'],
    summary: 'Stop following a farmer',
  }),
  setFollowing: endpoint({
    ...PUT,
    ...onFarmer,
    path: '/api/user/following/:user/',
    tags: ['Following', 'Profile'],
    summary: 'Follow a farmer; may be sent twice',
    refuses: [403],
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
    ...farmers,
    path: '/api/user/following/',
    summary: 'Whom the caller follows, newest tie first',
  }),
  followers: endpoint({
    ...farmers,
    path: '/api/user/followers/',
    summary: 'Who follows the caller, newest tie first',
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
    ...onFarmer,
    path: '/api/user/farmers/:user/block/',
    tags: ['Following', 'Profile'],
    summary: 'See nothing more of a farmer',
  }),
  unblock: endpoint({
    ...POST,
    ...onFarmer,
    path: '/api/user/farmers/:user/unblock/',
    tags: ['Following', 'Posts', 'Reels', 'Comments'],
    summary: 'Take a block back',
  }),
  blocked: endpoint({
    ...farmers,
    path: '/api/user/blocked/',
    summary: 'Whom the caller has blocked, newest first',
  }),
};
