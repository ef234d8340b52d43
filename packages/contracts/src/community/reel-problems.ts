import { failuresOf } from '../http/problem.ts';

/** Failure codes of videos. */
export const reelProblems = {
  video_missing: 'Please upload a video!',
  video_too_large: 'Video size must be less than {max_megabytes}MB!',
  video_not_video: 'Please upload a valid video file!',
  video_too_long: 'Videos can be {max_minutes} minutes long at most!',
  video_broken: 'This video is damaged or incomplete. Please choose it again.',
  video_unplayable:
    'Phones cannot play this kind of video. Please save it as MP4 (H.264) and choose it again.',
  reel_description_empty: 'Description cannot be empty!',
  reel_description_too_long: 'Description cannot exceed {max_characters} characters!',
  upload_piece_empty: 'An empty piece',
  upload_offset_differs: 'This piece does not begin where the upload stands.',
} as const;
export const reelFailure = failuresOf<typeof reelProblems>();
