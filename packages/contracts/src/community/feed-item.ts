import * as z from 'zod/mini';
import { pageQuery } from '../http/common.ts';
import { apiFailure } from '../http/problems.ts';
import { itemCrop } from './rules.ts';

const text = z.nullable(z.string());

const feedItem = {
  id: z.string(),
  /** Public id of the author. */
  user: z.string(),
  username: z.string(),
  profile_picture: text,
  date: z.string(),
  updated_at: z.string(),
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
  /** An expert's reason for the warning, and the expert's name; null without a warning. */
  advice_warning: text,
  advice_warning_by: text,
  /** The caller is an expert, who may set or remove the warning. */
  may_warn: z.boolean(),
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
  /** The caller may delete it: wrote it, or wrote what it is about. */
  removable: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

const FEED_FILTERS = ['all', 'following', 'near', 'crop'] as const;

export const feedQuery = z.extend(pageQuery, {
  filter: z._default(
    z.enum(FEED_FILTERS, apiFailure('must_be_either', { name: 'filter', either: FEED_FILTERS })),
    'all',
  ),
  crop: itemCrop,
  user: z.optional(z.string()),
});
export type FeedQuery = z.output<typeof feedQuery>;
