import { createHmac } from 'node:crypto';
import { sameText } from '../auth/tokens.ts';
import type { Clock } from '../clock.ts';
import { isMediaKey } from './media-store.ts';

/** Folders of private files: served under signed URLs that expire. */
const PRIVATE = /^(?:scans|experts|farm|losses)\//;
/** URLs stay the same for so long, so that a list read again uses cached pictures. */
const WINDOW_S = 30 * 60;
/** Path prefix of files under review, which moderators see also when hidden. */
const REVIEW = 'review';
const REVIEW_S = 10 * 60;
const SIGNATURE = /^([a-z]+)\/([0-9a-z]{1,9})-([0-9a-f]{32})\/(.+)$/;

export type LinkCheck =
  | { kind: 'open' | 'private' | 'review'; key: string }
  /** Signed by us, but expired. */
  | { kind: 'expired' }
  | { kind: 'unknown' };

export interface MediaLinks {
  /** The URL of a file, begins with `/media/`; that of a private file is signed and valid for 30 to 60 minutes. */
  to(key: string): string;
  /** The URL under which a moderator sees a file, also a hidden one; valid for 10 to 20 minutes. */
  forReview(key: string): string;
  /** Checks the part behind `/media/`. */
  read(path: string): LinkCheck;
}

/** URLs of media, signed with the first key and verified with any. The signature is part of the path, so that a URL keeps the file's extension. */
export function createMediaLinks(signingKeys: readonly Buffer[], clock: Clock): MediaLinks {
  const nowS = () => Math.floor(clock.now().getTime() / 1000);
  const seenUntil = (expires: string) => Number.parseInt(expires, 36) > nowS();
  const signatures = (key: string, expires: string) =>
    signingKeys.map((signingKey) =>
      createHmac('sha256', signingKey).update(`${expires}:${key}`).digest('hex').slice(0, 32),
    );
  return {
    to(key) {
      if (!PRIVATE.test(key)) return `/media/${key}`;
      const expires = ((Math.floor(nowS() / WINDOW_S) + 2) * WINDOW_S).toString(36);
      const folder = key.indexOf('/');
      return `/media/${key.slice(0, folder)}/${expires}-${signatures(key, expires)[0]}${key.slice(folder)}`;
    },
    forReview(key) {
      const expires = ((Math.floor(nowS() / REVIEW_S) + 2) * REVIEW_S).toString(36);
      return `/media/${REVIEW}/${expires}-${signatures(`${REVIEW}:${key}`, expires)[0]}/${key}`;
    },
    read(path) {
      const [, folder, expires = '', signature = '', file] = SIGNATURE.exec(path) ?? [];
      if (folder === REVIEW && file !== undefined) {
        const isOurs = signatures(`${REVIEW}:${file}`, expires).some((own) =>
          sameText(signature, own),
        );
        if (!isMediaKey(file) || !isOurs) return { kind: 'unknown' };
        return seenUntil(expires) ? { kind: 'review', key: file } : { kind: 'expired' };
      }
      const key = folder === undefined ? path : `${folder}/${file}`;
      if (!isMediaKey(key)) return { kind: 'unknown' };
      if (folder === undefined)
        return PRIVATE.test(key) ? { kind: 'unknown' } : { kind: 'open', key };
      const ours = signatures(key, expires).some((own) => sameText(signature, own));
      if (!PRIVATE.test(key) || !ours) return { kind: 'unknown' };
      return seenUntil(expires) ? { kind: 'private', key } : { kind: 'expired' };
    },
  };
}
