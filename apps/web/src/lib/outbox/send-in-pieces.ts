import { hasProblem } from '../http/field-errors.ts';
import { forgetSent, sendVideo } from '../uploads/send-video.ts';
import type { OutboxRecord } from './record.ts';
import type { Outcome } from './settle.ts';
import { stayingForms } from './staying-forms.ts';
import type { Files } from './store.ts';

type Pieces = NonNullable<OutboxRecord['pieces']>;

/** A server without room for videos is asked again after so long. */
const FULL_REST_MS = 10 * 60_000;

/** The record with the id of the finished upload in place of the file. */
function withUpload(record: OutboxRecord, { file, idField }: Pieces, text: string): OutboxRecord {
  const { request } = record;
  const parts = 'form' in request.body ? request.body.form : [];
  const form = parts.map((one) =>
    'file' in one && one.file === file ? { name: idField, text } : one,
  );
  return { ...record, request: { ...request, body: { form } } };
}

/** Whether the server no longer has the upload: it was idle for too long. */
const isSpent = (outcome: Outcome): boolean =>
  outcome.kind === 'refused' && hasProblem({ data: outcome.refusal.body }, 'video_missing');

/**
 * Sends a write whose file is too large for one request: the file in pieces, from where an earlier attempt, page or day
 * stopped, then the form with the id of the upload; both once more when the server has dropped that upload.
 */
export async function sendInPieces(
  record: OutboxRecord,
  files: Files,
  send: (record: OutboxRecord) => Promise<Outcome>,
): Promise<Outcome> {
  const { pieces } = record;
  const blob = pieces && files.get(pieces.file);
  if (!blob) return send(record);
  // The name and the date of a file find its upload again.
  const file = blob instanceof File ? blob : new File([blob], record.id, { lastModified: 0 });
  const first = await uploadAndSend(record, pieces, file, send);
  const last = isSpent(first) ? await uploadAndSend(record, pieces, file, send) : first;
  if (!isSpent(last) || last.kind !== 'refused') return last;
  return { kind: 'failed', refusal: last.refusal, retryAfterMs: 0 };
}

async function uploadAndSend(
  record: OutboxRecord,
  pieces: Pieces,
  file: File,
  send: (record: OutboxRecord) => Promise<Outcome>,
): Promise<Outcome> {
  const tell = (share: number): void => stayingForms.get(record.id)?.onProgress(share);
  // With a form open it is tried for a while; else once, since the outbox itself knows how long to wait for the next.
  const sent = await sendVideo(file, tell, stayingForms.has(record.id) ? undefined : []);
  if ('failed' in sent) {
    const refusal = sent.failed === 'refused' ? sent.answer : null;
    if (refusal && refusal.status >= 500)
      return { kind: 'failed', refusal, retryAfterMs: FULL_REST_MS };
    return refusal ? { kind: 'refused', refusal } : { kind: 'unanswered' };
  }
  const outcome = await send(withUpload(record, pieces, sent.id));
  if (isSpent(outcome) || outcome.kind === 'done') forgetSent(file);
  return outcome;
}
