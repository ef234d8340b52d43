import * as z from 'zod/mini';
import { messageAnswer, pageQuery } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';

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
    method: 'POST',
    path: '/api/user/follow/:user/',
    auth: 'required',
    tags: ['Following', 'Profile'],
    summary: 'Follow a farmer',
    params: userParams,
    status: 200,
    refuses: [403],
    answer: messageAnswer,
    refusalField: 'error',
  }),
  unfollow: endpoint({
    method: 'POST',
    path: '/api/user/unfollow/:user/',
    auth: 'required',
    tags: ['Following', 'Profile'],
    summary: 'Stop following a farmer',
    params: userParams,
    status: 200,
    answer: messageAnswer,
    refusalField: 'error',
  }),
  setFollowing: endpoint({
    method: 'PUT',
    path: '/api/user/following/:user/',
    auth: 'required',
    tags: ['Following', 'Profile'],
    summary: 'Follow a farmer; may be sent twice',
    params: userParams,
    status: 200,
    refuses: [403],
    answer: messageAnswer,
    refusalField: 'error',
  }),
  endFollowing: endpoint({
    method: 'DELETE',
    path: '/api/user/following/:user/',
    auth: 'required',
    tags: ['Following', 'Profile'],
    summary: 'Follow a farmer no longer; may be sent twice',
    params: userParams,
    status: 204,
    refusalField: 'error',
  }),
  following: endpoint({
    method: 'GET',
    path: '/api/user/following/',
    auth: 'required',
    cache: 'personal',
    tags: ['Following'],
    summary: 'Whom the caller follows, newest tie first',
    query: pageQuery,
    status: 200,
    answer: z.array(followEntry),
  }),
  followers: endpoint({
    method: 'GET',
    path: '/api/user/followers/',
    auth: 'required',
    cache: 'personal',
    tags: ['Following'],
    summary: 'Who follows the caller, newest tie first',
    query: pageQuery,
    status: 200,
    answer: z.array(followEntry),
  }),
  publicProfile: endpoint({
    method: 'GET',
    path: '/api/user/farmers/:user/',
    auth: 'required',
    cache: 'personal',
    tags: ['Following'],
    summary: 'What a farmer shows to others',
    params: userParams,
    status: 200,
    answer: publicProfile,
  }),
  block: endpoint({
    method: 'POST',
    path: '/api/user/farmers/:user/block/',
    auth: 'required',
    tags: ['Following', 'Profile'],
    summary: 'See nothing more of a farmer',
    params: userParams,
    status: 200,
    answer: messageAnswer,
    refusalField: 'error',
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/api/user/farmers/:user/unblock/',
    auth: 'required',
    tags: ['Following', 'Posts', 'Reels', 'Comments'],
    summary: 'Take a block back',
    params: userParams,
    status: 200,
    answer: messageAnswer,
    refusalField: 'error',
  }),
  blocked: endpoint({
    method: 'GET',
    path: '/api/user/blocked/',
    auth: 'required',
    cache: 'personal',
    tags: ['Following'],
    summary: 'Whom the caller has blocked, newest first',
    query: pageQuery,
    status: 200,
    answer: z.array(followEntry),
  }),
};
