import { PIECE_BYTES, UPLOADS_PATH } from '@ankur/contracts/community/upload-rules';
import type { Failure } from '@ankur/contracts/http/problem';
import { fieldErrors, hasProblem } from '../http/field-errors.ts';
import { endsWithin } from '../session/access-expiry.ts';
import { renewSession } from '../session/renew.ts';
import { accessToken, isStillOwner, serverNowMs, sessionOwner } from '../session/tokens.ts';
import { PERSONAL_KEY_PREFIX, readText, removeKey, writeText } from '../storage/storage.ts';

/** Delays between attempts on an unstable connection; after the last one the farmer must retry. */
const RETRY_MS = [500, 1000, 3000, 5000, 10_000, 20_000, 30_000];
const EXPIRY_MARGIN_MS = 60_000;
const PIECE_TIMEOUT_MS = 120_000;
/** A failed chunk is halved, down to what 1 kB/s transfers within the time-out. */
const PIECE_BYTES_MIN = 64 * 1024;
/** A chunk faster than this is followed by a larger one. */
const QUICK_MS = 20_000;

export type Sent =
  | { id: string }
  /** `answer` is null when nothing was asked, since the session is another farmer's by now. */
  | { failed: 'refused'; reason: Failure | null; answer: { status: number; body: unknown } | null }
  | { failed: 'unreachable' };

async function ask(method: string, url: string, headers: object, body?: Blob): Promise<Response> {
  const farmer = sessionOwner();
  const token = accessToken();
  if (token && endsWithin(token, EXPIRY_MARGIN_MS, serverNowMs())) await renewSession(token);
  if (!isStillOwner(farmer)) throw new Refused();
  return fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${accessToken() ?? ''}`,
      'tus-resumable': '1.0.0',
      ...headers,
    },
    ...(body ? { body } : {}),
    signal: AbortSignal.timeout(PIECE_TIMEOUT_MS),
  });
}

/** Started uploads are stored by the file's name, size and date. */
const keyOf = (file: File): string =>
  `${PERSONAL_KEY_PREFIX}upload:${file.name}:${file.size}:${file.lastModified}`;

/** The server refuses the upload, with a reason if given. */
class Refused extends Error {
  readonly reason: Failure | null;
  readonly answer: { status: number; body: unknown } | null;

  constructor(reason: Failure | null = null, answer: Refused['answer'] = null) {
    super('refused');
    this.reason = reason;
    this.answer = answer;
  }
}

/** Statuses after which another attempt can do better: a session to renew, a time-out, too early, too many, a fault. */
const passes = (status: number): boolean => status >= 500 || [401, 408, 425, 429].includes(status);

async function refusal(answer: Response): Promise<Error> {
  const data: unknown = await answer.json().catch(() => null);
  // Retrying soon does not help while the server's disk is full.
  const isServerFull = hasProblem({ data }, 'storage_server_full');
  if (passes(answer.status) && !isServerFull) return new Error('not now');
  const reason = Object.values(fieldErrors({ data }) ?? {}).flat()[0] ?? null;
  return new Refused(reason, { status: answer.status, body: data });
}

/** The offset of a started upload; creates a new one otherwise. */
async function begin(file: File): Promise<{ url: string; offset: number }> {
  const known = readText(keyOf(file));
  if (known) {
    const answer = await ask('HEAD', known, {});
    if (answer.ok) return { url: known, offset: Number(answer.headers.get('upload-offset')) };
    if (passes(answer.status)) throw new Error('not now');
    removeKey(keyOf(file));
  }
  const made = await ask('POST', UPLOADS_PATH, { 'upload-length': String(file.size) });
  const url = made.headers.get('location');
  if (!made.ok || !url) throw await refusal(made);
  writeText(keyOf(file), url);
  return { url, offset: 0 };
}

/** Adapts the chunk size to the connection. */
interface Pace {
  bytes: number;
}

async function sendPiece(url: string, at: number, content: Blob, pace: Pace): Promise<Response> {
  const began = performance.now();
  const headers = {
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(at),
  };
  try {
    const answer = await ask('PATCH', url, headers, content);
    if (answer.ok && performance.now() - began < QUICK_MS)
      pace.bytes = Math.min(PIECE_BYTES, pace.bytes * 2);
    return answer;
  } catch (error) {
    pace.bytes = Math.max(PIECE_BYTES_MIN, pace.bytes / 2);
    throw error;
  }
}

/** Sends all chunks in order; throws on a network failure. */
async function sendPieces(
  file: File,
  pace: Pace,
  onOffset: (offset: number) => void,
): Promise<string> {
  const { url, offset } = await begin(file);
  for (let at = offset; at < file.size; ) {
    onOffset(at);
    const answer = await sendPiece(url, at, file.slice(at, at + pace.bytes), pace);
    // 409: another tab or a lost answer advanced the offset; the next attempt asks for it.
    if (answer.status === 409) throw new Error('not now');
    if (!answer.ok) throw await refusal(answer);
    at = Number(answer.headers.get('upload-offset'));
  }
  onOffset(file.size);
  return url;
}

/**
 * Resumable upload (tus 1.0.0). Resumes at the server's offset after a network failure, a reload or another visit; of two
 * tabs with the same file one sends, and the other resumes when that one is closed.
 * `onProgress` gets a share of one; each stored chunk resets the number of attempts.
 */
export async function sendVideo(
  file: File,
  onProgress: (share: number) => void,
  waits: readonly number[] = RETRY_MS,
): Promise<Sent> {
  const send = () => sendWithPatience(file, onProgress, waits);
  // Web Locks need a secure context; without them two tabs may send some chunks twice.
  return navigator.locks ? await navigator.locks.request(keyOf(file), send) : await send();
}

/** Deletes the state of the upload of a stored video. */
export function forgetSent(file: File): void {
  removeKey(keyOf(file));
}

async function sendWithPatience(
  file: File,
  onProgress: (share: number) => void,
  waits: readonly number[],
): Promise<Sent> {
  const farmer = sessionOwner();
  /** Signed out meanwhile: stop, so that nothing is sent in another farmer's session. */
  const stillMine = (): void => {
    if (!isStillOwner(farmer)) throw new Refused();
  };
  const pace: Pace = { bytes: PIECE_BYTES };
  let best = -1;
  for (let attempt = 0; ; attempt += 1) {
    try {
      stillMine();
      const url = await sendPieces(file, pace, (offset) => {
        stillMine();
        if (offset > best) attempt = 0;
        best = Math.max(best, offset);
        onProgress(offset / file.size);
      });
      return { id: url.split('/').filter(Boolean).at(-1) ?? '' };
    } catch (error) {
      if (error instanceof Refused)
        return { failed: 'refused', reason: error.reason, answer: error.answer };
      const wait = waits[attempt];
      if (wait === undefined) return { failed: 'unreachable' };
      await passOrOnline(wait);
    }
  }
}

/** Waits for a delay or until the network is back. */
function passOrOnline(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const on = (): void => {
      clearTimeout(timer);
      removeEventListener('online', on);
      resolve();
    };
    const timer = setTimeout(on, waitMs);
    addEventListener('online', on);
  });
}
