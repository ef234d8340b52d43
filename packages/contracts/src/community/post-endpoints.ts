import * as z from 'zod/mini';
import { pageQuery } from '../http/common.ts';
import { endpoint, READ } from '../http/endpoint.ts';
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
    ...READ,
    path: '/api/user/profile/liked-posts/',
    tags: ['Posts'],
    summary: 'Posts the caller likes',
    query: pageQuery,
    answer: z.array(post),
  }),
  disliked: endpoint({
    ...READ,
    path: '/api/user/profile/disliked-posts/',
    tags: ['Posts'],
    summary: 'Posts the caller dislikes',
    query: pageQuery,
    answer: z.array(post),
  }),
};
