import { PIECE_BYTES_MAX } from '@ankur/contracts/community/upload-rules';
import { errorBody, fieldErrors, isUnreachable } from '../../lib/http/field-errors.ts';
import { makePoster } from './make-poster.ts';
import type { Popup } from './reel-popup.tsx';
import { forgetSent, sendVideo } from './send-video.ts';

interface Reel {
  video: File;
  description: string;
  /** Empty when it is about none. */
  crop: string;
  /** Where the browser shows the video from. */
  previewUrl: string | null;
}

function saidBy(error: unknown): string | null {
  const message = (errorBody(error) as { message?: unknown } | null | undefined)?.message;
  if (typeof message === 'string' && message !== '') return message;
  return Object.values(fieldErrors(error) ?? {})[0]?.[0] ?? null;
}

/**
 * Sends a reel: a small video with the form, a larger one in pieces before it. Never throws; answers what to tell.
 * `share` sends the form and resolves with the error, if any.
 */
export async function postReel(
  { video, description, crop, previewUrl }: Reel,
  share: (form: FormData) => Promise<unknown>,
  onProgress: (share: number | null) => void,
): Promise<Popup> {
  const form = new FormData();
  form.append('description', description);
  if (crop.trim()) form.append('crop', crop);
  const poster = previewUrl ? await makePoster(previewUrl).catch(() => null) : null;
  if (poster) form.append('poster', poster, 'poster.jpg');
  if (video.size <= PIECE_BYTES_MAX) form.append('video', video);
  else {
    onProgress(0);
    const sent = await sendVideo(video, onProgress);
    onProgress(null);
    if ('failed' in sent)
      return sent.failed === 'refused'
        ? { kind: 'refused', reason: sent.reason }
        : { kind: 'unexpected' };
    form.append('upload_id', sent.id);
  }
  const error = await share(form);
  if (isUnreachable(error)) return { kind: 'unexpected' };
  if (error) return { kind: 'refused', reason: saidBy(error) };
  forgetSent(video);
  return { kind: 'done', description };
}
