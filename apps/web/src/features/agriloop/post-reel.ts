import { PIECE_BYTES_MAX } from '@ankur/contracts/community/upload-rules';
import { firstFailure, hasProblem, isUnreachable } from '../../lib/http/field-errors.ts';
import { forgetSent, sendVideo } from '../../lib/uploads/send-video.ts';
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

async function fieldsOf({ description, crop, previewUrl }: NewReel): Promise<FormData> {
  const form = new FormData();
  form.append('description', description);
  if (crop.trim()) form.append('crop', crop);
  const poster = previewUrl ? await makePoster(previewUrl).catch(() => null) : null;
  if (poster) form.append('poster', poster, 'poster.jpg');
  return form;
}

/** A reel as one form for the outbox, and whether its video must go in pieces. The video stands first: a list shows it. */
export async function wholeReel(reel: NewReel): Promise<{ form: FormData; isLarge: boolean }> {
  const form = new FormData();
  form.append('video', reel.video);
  for (const [name, value] of await fieldsOf(reel)) form.append(name, value);
  return { form, isLarge: reel.video.size > PIECE_BYTES_MAX };
}

/** Whether the server no longer has the upload: it expired, or became a reel already. */
const isSpent = (error: unknown): boolean => hasProblem(error, 'video_missing');

/**
 * Posts a reel: a small video with the form, a larger one by resumable upload, repeated when the server has dropped it.
 * Never throws; returns the outcome. `share` sends the form and resolves with the error, if any.
 */
export async function postReel(
  reel: NewReel,
  share: (form: FormData) => Promise<unknown>,
  onProgress: (share: number | null) => void,
): Promise<Popup> {
  const { video, description } = reel;
  const inPieces = async (): Promise<string | Popup> => {
    onProgress(0);
    const sent = await sendVideo(video, onProgress);
    onProgress(null);
    if ('id' in sent) return sent.id;
    return sent.failed === 'refused'
      ? { kind: 'refused', reason: sent.reason }
      : { kind: 'unexpected' };
  };
  const form = await fieldsOf(reel);
  if (video.size <= PIECE_BYTES_MAX) form.append('video', video);
  else {
    const sent = await inPieces();
    if (typeof sent !== 'string') return sent;
    form.append('upload_id', sent);
  }
  let error = await share(form);
  if (form.has('upload_id') && isSpent(error)) {
    forgetSent(video);
    const sent = await inPieces();
    if (typeof sent !== 'string') return sent;
    form.set('upload_id', sent);
    error = await share(form);
  }
  if (isUnreachable(error)) return { kind: 'unexpected' };
  if (error) return { kind: 'refused', reason: firstFailure(error, 'message') };
  forgetSent(video);
  return { kind: 'done', description };
}
