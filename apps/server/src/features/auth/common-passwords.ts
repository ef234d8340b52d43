import { createHash } from 'node:crypto';
import { COMMON_PASSWORD_MARKS } from './common-passwords-data.ts';

const MARK_CHARACTERS = 8;

/** Six bytes of the SHA-256 of the lower-case password: enough to distinguish some thousands. */
export function passwordMark(password: string): string {
  return createHash('sha256')
    .update(password.normalize('NFC').toLowerCase())
    .digest('base64url')
    .slice(0, MARK_CHARACTERS);
}

let marks: Set<string> | undefined;

/** True for a password on lists of the most common ones. */
export function isCommonPassword(password: string): boolean {
  marks ??= new Set(
    Array.from({ length: COMMON_PASSWORD_MARKS.length / MARK_CHARACTERS }, (_, at) =>
      COMMON_PASSWORD_MARKS.slice(at * MARK_CHARACTERS, (at + 1) * MARK_CHARACTERS),
    ),
  );
  return marks.has(passwordMark(password));
}
