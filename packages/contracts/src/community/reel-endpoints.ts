import * as z from 'zod/mini';
import { pageQuery } from '../http/common.ts';
import { endpoint, MAKE, READ } from '../http/endpoint.ts';
import { feedEndpoints } from './feed-endpoints.ts';
import { feedQuery, reel } from './feed-item.ts';
import { reelDescription } from './rules.ts';

const candidates = z.object({ status: z.literal('success'), candidates: z.array(reel) });
const videoForm = z.object({
  video: z.string().check(z.describe('video file')),
  /** Instead of `video`: the id of a finished resumable upload. */
  upload_id: z.optional(z.string()),
  poster: z.optional(z.string()),
  description: reelDescription,
  crop: z.optional(z.string()),
});

export const reelEndpoints = {
  ...feedEndpoints('reels', reel, videoForm),
  liked: endpoint({
    ...READ,
    path: '/api/user/reels/liked/',
    tags: ['Reels'],
    summary: 'Reels the caller likes',
    query: pageQuery,
    answer: z.array(reel),
  }),
  disliked: endpoint({
    ...READ,
    path: '/api/user/reels/disliked/',
    tags: ['Reels'],
    summary: 'Reels the caller dislikes',
    query: pageQuery,
    answer: z.array(reel),
  }),
  add: endpoint({
    ...MAKE,
    path: '/api/user/posts/addreel/',
    tags: ['Reels', 'Profile'],
    summary: 'Share a reel (other name)',
    makes: 'reels',
    bodyKind: 'multipart',
    body: videoForm,
    refuses: [403],
    answer: candidates,
    refusalField: 'message',
  }),
  view: endpoint({
    ...READ,
    path: '/api/user/posts/viewreels/',
    tags: ['Reels'],
    summary: 'Reels (other name)',
    query: feedQuery,
    answer: candidates,
    refuses: [404],
  }),
};
