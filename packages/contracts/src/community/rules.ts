import * as z from 'zod/mini';
import { PHOTO_MESSAGES } from '../http/common.ts';
import { clean } from '../profile/rules.ts';

/** Exact texts of the specification; the upload pages and the routes share them. */
export const PHOTO_BYTES_MAX = 20 * 1024 * 1024;
export const VIDEO_BYTES_MAX = 104_857_600;
export const VIDEO_SECONDS_MAX = 600;
export const REEL_DESCRIPTION_MAX = 500;
export const POST_DESCRIPTION_MAX = 2000;
export const COMMENT_MAX = 500;
export const WARNING_MAX = 300;

export const FEED_MESSAGES = {
  photoMissing: 'Please upload an image',
  photoNotImage: PHOTO_MESSAGES.notImage,
  photoTooLarge: PHOTO_MESSAGES.tooLarge,
  descriptionMissing: 'Please add a description',
  descriptionTooLong: `Description cannot exceed ${POST_DESCRIPTION_MAX} characters!`,
  videoMissing: 'Please upload a video!',
  videoTooLarge: 'Video size must be less than 100MB!',
  videoNotVideo: 'Please upload a valid video file!',
  videoTooLong: 'Videos can be 10 minutes long at most!',
  videoBroken: 'This video is damaged or incomplete. Please choose it again.',
  videoCodec:
    'Phones cannot play this kind of video. Please save it as MP4 (H.264) and choose it again.',
  reelDescriptionEmpty: 'Description cannot be empty!',
  reelDescriptionTooLong: 'Description cannot exceed 500 characters!',
  commentEmpty: 'Write a comment first',
  commentTooLong: `A comment cannot exceed ${COMMENT_MAX} characters`,
  reason: 'Say what is wrong with it',
  warningTooLong: `The reason cannot exceed ${WARNING_MAX} characters`,
} as const;

const M = FEED_MESSAGES;

export const postDescription = z
  .string(M.descriptionMissing)
  .check(
    clean,
    z.minLength(1, M.descriptionMissing),
    z.maxLength(POST_DESCRIPTION_MAX, M.descriptionTooLong),
  );

export const reelDescription = z
  .string(M.reelDescriptionEmpty)
  .check(
    clean,
    z.minLength(1, M.reelDescriptionEmpty),
    z.maxLength(REEL_DESCRIPTION_MAX, M.reelDescriptionTooLong),
  );

export const commentBody = z.object({
  text: z
    .string(M.commentEmpty)
    .check(clean, z.minLength(1, M.commentEmpty), z.maxLength(COMMENT_MAX, M.commentTooLong)),
});

/** The crop that a post or reel is about. */
export const itemCrop = z.optional(z.string().check(clean, z.maxLength(60)));

export const REPORT_REASONS = ['wrong-advice', 'abuse', 'spam', 'private', 'other'] as const;

export const reportBody = z.object({ reason: z.enum(REPORT_REASONS, M.reason) });

/** Why an expert finds the advice doubtful. */
export const warningBody = z.object({
  reason: z
    .string(M.reason)
    .check(clean, z.minLength(1, M.reason), z.maxLength(WARNING_MAX, M.warningTooLong)),
});
