import * as z from 'zod/mini';
import { apiFailure } from '../http/problems.ts';
import { clean, requiredCleanText } from '../profile/rules.ts';
import { communityFailure as failure } from './problems.ts';
import { reelFailure } from './reel-problems.ts';

export const PHOTO_BYTES_MAX = 20 * 1024 * 1024;
export const VIDEO_BYTES_MAX = 104_857_600;
export const VIDEO_SECONDS_MAX = 600;
export const REEL_DESCRIPTION_MAX = 500;
export const POST_DESCRIPTION_MAX = 2000;
export const COMMENT_MAX = 500;
export const WARNING_MAX = 300;

export const VIDEO_TOO_LARGE = reelFailure('video_too_large', {
  max_megabytes: VIDEO_BYTES_MAX / 1024 ** 2,
});
export const VIDEO_TOO_LONG = reelFailure('video_too_long', {
  max_minutes: VIDEO_SECONDS_MAX / 60,
});

const DESCRIPTION_MISSING = failure('post_description_missing');
const REEL_DESCRIPTION_EMPTY = reelFailure('reel_description_empty');
const COMMENT_EMPTY = failure('comment_empty');
const REASON_MISSING = failure('report_reason_missing');

export const postDescription = requiredCleanText(
  DESCRIPTION_MISSING,
  POST_DESCRIPTION_MAX,
  failure('post_description_too_long', { max_characters: POST_DESCRIPTION_MAX }),
);

export const reelDescription = requiredCleanText(
  REEL_DESCRIPTION_EMPTY,
  REEL_DESCRIPTION_MAX,
  reelFailure('reel_description_too_long', { max_characters: REEL_DESCRIPTION_MAX }),
);

export const commentBody = z.object({
  text: requiredCleanText(
    COMMENT_EMPTY,
    COMMENT_MAX,
    failure('comment_too_long', { max_characters: COMMENT_MAX }),
  ),
});

/** The caller's vote; null: none. */
export const VOTES = ['like', 'dislike'] as const;
const VOTE_UNKNOWN = apiFailure('must_be_either', { name: 'vote', either: [...VOTES, 'null'] });
export const voteBody = z.object({ vote: z.nullable(z.enum(VOTES, VOTE_UNKNOWN)) });
export type VoteBody = z.output<typeof voteBody>;

/** The crop that a post or reel is about. */
export const itemCrop = z.optional(z.string().check(clean, z.maxLength(60)));

export const REPORT_REASONS = ['wrong-advice', 'abuse', 'spam', 'private', 'other'] as const;

export const reportBody = z.object({ reason: z.enum(REPORT_REASONS, REASON_MISSING) });

/** An expert's reason for a warning. */
export const warningBody = z.object({
  reason: requiredCleanText(
    REASON_MISSING,
    WARNING_MAX,
    failure('advice_warning_too_long', { max_characters: WARNING_MAX }),
  ),
});
