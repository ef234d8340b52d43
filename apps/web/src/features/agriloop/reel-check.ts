import { reelFailure } from '@ankur/contracts/community/reel-problems';
import {
  reelDescription,
  VIDEO_BYTES_MAX,
  VIDEO_SECONDS_MAX,
  VIDEO_TOO_LARGE,
  VIDEO_TOO_LONG,
} from '@ankur/contracts/community/rules';
import { check } from '@ankur/contracts/http/errors';
import type { Failure } from '@ankur/contracts/http/problem';

/** The problem of a chosen file, if any, as far as its duration is known. */
export function videoProblem(
  video: Pick<File, 'type' | 'size'> | null,
  durationS: number | null = null,
): Failure | null {
  if (!video) return reelFailure('video_missing');
  if (!video.type.startsWith('video/')) return reelFailure('video_not_video');
  if (durationS !== null && durationS > VIDEO_SECONDS_MAX) return VIDEO_TOO_LONG;
  return video.size >= VIDEO_BYTES_MAX ? VIDEO_TOO_LARGE : null;
}

/** The problem of a description, if any. */
export function textProblem(text: string): Failure | null {
  const checked = check(reelDescription, text);
  return checked.ok ? null : (Object.values(checked.failures)[0]?.[0] ?? null);
}
