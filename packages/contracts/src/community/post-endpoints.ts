import * as z from 'zod/mini';
import { pageQuery } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { feedEndpoints } from './feed-endpoints.ts';
import { post } from './feed-item.ts';
import { postDescription } from './rules.ts';

const photoForm = z.object({
  photo: z.string().check(z.describe('image file')),
  description: postDescription,
  crop: z.optional(z.string()),
});

export const postEndpoints = {
  ...feedEndpoints('posts', post, photoForm),
  liked: endpoint({
    method: 'GET',
    path: '/api/user/profile/liked-posts/',
    auth: 'required',
    cache: 'personal',
    tags: ['Posts'],
    summary: 'Posts the caller likes',
    query: pageQuery,
    status: 200,
    answer: z.array(post),
  }),
  disliked: endpoint({
    method: 'GET',
    path: '/api/user/profile/disliked-posts/',
    auth: 'required',
    cache: 'personal',
    tags: ['Posts'],
    summary: 'Posts the caller dislikes',
    query: pageQuery,
    status: 200,
    answer: z.array(post),
  }),
};
