import account from 'virtual:endpoints/account';
import { endsWithin } from '../../lib/session/access-expiry.ts';
import { renewSession } from '../../lib/session/renew.ts';
import { accessToken, isStillOwner, serverNowMs, sessionOwner } from '../../lib/session/tokens.ts';

/** An archive with pictures goes up slowly on rural networks. */
const TIMEOUT_MS = 600_000;
/** The token is checked when the last byte has come. */
const EXPIRY_MARGIN_MS = 60_000;

interface Imported {
  imported: Record<string, number>;
}
/** As a call of the store answers: rows by table, or why nothing was taken. */
export type ArchiveAnswer =
  | { data: Imported; error?: undefined }
  | { data?: undefined; error: { status: number | 'FETCH_ERROR'; data?: unknown } };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends the archive of an account; `onProgress` gets the share of its bytes that went up, which `fetch` does not tell. The
 * server takes all of it or nothing.
 */
export async function sendArchive(
  file: File,
  onProgress: (share: number) => void,
): Promise<ArchiveAnswer> {
  const owner = sessionOwner();
  const token = accessToken();
  if (token && endsWithin(token, EXPIRY_MARGIN_MS, serverNowMs())) await renewSession(token);
  // Another farmer may have signed in meanwhile: the archive is not for that account.
  if (!isStillOwner(owner)) return { error: { status: 'FETCH_ERROR' } };
  const body = new FormData();
  body.append('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ error: { status: 'FETCH_ERROR' } });
    request.open(account.importAccount.method, account.importAccount.path);
    request.setRequestHeader('authorization', `Bearer ${accessToken() ?? ''}`);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status } = request;
      const data = parsed(request.responseText);
      const isTaken = status >= 200 && status < 300 && data !== null;
      resolve(isTaken ? { data: data as Imported } : { error: { status, data } });
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.send(body);
  });
}
