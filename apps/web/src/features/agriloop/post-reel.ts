import { PIECE_BYTES_MAX } from '@ankur/contracts/community/upload-rules';
import { firstFailure, isUnreachable } from '../../lib/http/field-errors.ts';
import { makePoster } from './make-poster.ts';
import type { Popup } from './reel-popup.tsx';

export interface NewReel {
  video: File;
  description: string;
  /** Empty without a crop. */
  crop: string;
  /** Object URL of the video. */
  previewUrl: string | null;
}

/** A reel as one form, and whether its video must go in pieces. */
export interface WholeReel {
  form: FormData;
  isLarge: boolean;
}

/** A reel as one form. The video stands first: a list shows it. */
export async function wholeReel({
  video,
  description,
  crop,
  previewUrl,
}: NewReel): Promise<WholeReel> {
  const form = new FormData();
  form.append('video', video);
  form.append('description', description);
  if (crop.trim()) form.append('crop', crop);
  const poster = previewUrl ? await makePoster(previewUrl).catch(() => null) : null;
  if (poster) form.append('poster', poster, 'poster.jpg');
  return { form, isLarge: isLarge(video) };
}

/** Whether a video is too large for one request. */
export const isLarge = (video: File): boolean => video.size > PIECE_BYTES_MAX;

/** What became of a reel: the error, if any, or whether it waits on this phone. */
export interface Shared {
  error?: unknown;
  waits: boolean;
}

/** How the outcome of posting a reel is told. */
export function toldOf({ error, waits }: Shared, description: string): Popup {
  if (isUnreachable(error)) return { kind: 'unexpected' };
  if (error) return { kind: 'refused', reason: firstFailure(error, 'message') };
  return waits ? { kind: 'kept' } : { kind: 'done', description };
}
