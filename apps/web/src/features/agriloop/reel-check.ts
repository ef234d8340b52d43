import {
  REEL_DESCRIPTION_MAX,
  VIDEO_BYTES_MAX,
  VIDEO_SECONDS_MAX,
} from '@ankur/contracts/community/rules';

export type VideoProblem = 'videoMissing' | 'notVideo' | 'tooLarge' | 'videoTooLong';
export type TextProblem = 'empty' | 'tooLong';

/** What is wrong with a chosen file, as far as its length is known; null when it may go. */
export function videoProblem(
  video: Pick<File, 'type' | 'size'> | null,
  durationS: number | null = null,
): VideoProblem | null {
  if (!video) return 'videoMissing';
  if (!video.type.startsWith('video/')) return 'notVideo';
  if (durationS !== null && durationS > VIDEO_SECONDS_MAX) return 'videoTooLong';
  return video.size >= VIDEO_BYTES_MAX ? 'tooLarge' : null;
}

/** What is wrong with a description; null when it may go. */
export function textProblem(text: string): TextProblem | null {
  if (text.trim() === '') return 'empty';
  return text.length > REEL_DESCRIPTION_MAX ? 'tooLong' : null;
}
