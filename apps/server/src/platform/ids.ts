import { randomBytes } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';

/** Identifiers and secrets, injected so that tests can predict them. */
export interface Ids {
  /** A UUID version 7: unguessable, and ordered by the time it was made, or by `at` when that is given. */
  next(at?: Date): string;
  /** An unguessable URL-safe secret of `bytes` random bytes. */
  secret(bytes?: number): string;
}

export const systemIds: Ids = {
  next: (at) => (at ? uuidV7({ msecs: at.getTime() }) : uuidV7()),
  secret: (bytes = 32) => randomBytes(bytes).toString('base64url'),
};

/** Request ids for the logs: unique across processes and restarts, and cheap. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${process}-${(count++).toString(36)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True when a text has the form of our identifiers. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
