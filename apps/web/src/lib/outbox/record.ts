import type { AuthLevel, HttpMethod } from '@ankur/contracts/http/endpoint';
import type { Tag } from '@ankur/contracts/http/tags';

/** The fields of a row as they cross the wire. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * What a write does to its thing: `make` adds it under an id of its own, `change` changes fields of it, `set` says how
 * it is to be and may be sent twice, `remove` deletes it.
 */
export type WriteKind = 'make' | 'change' | 'set' | 'remove';

/** `needs_you`: the server refused, or the thing was changed elsewhere meanwhile; only the farmer can go on. */
export type WriteState = 'waiting' | 'sending' | 'needs_you';

/** A part of a form: a text, or a file that is kept beside the record. */
export type FormPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: string; readonly fileName: string };

export type StoredBody =
  | { readonly json: Row }
  | { readonly form: readonly FormPart[] }
  | { readonly none: true };

/** How a write is asked of the server. */
export interface StoredRequest {
  readonly method: HttpMethod;
  readonly url: string;
  readonly auth: AuthLevel;
  readonly body: StoredBody;
  readonly timeoutMs?: number;
}

/** Why a write stands in `needs_you`: the answer that refused it. */
export interface Refusal {
  readonly status: number;
  readonly body: unknown;
}

/** A write as it is handed to the outbox. */
export interface NewWrite {
  readonly id: string;
  readonly owner: string;
  /** What is written, in one word, for texts and lists: `expenses`, `task`. */
  readonly what: string;
  readonly kind: WriteKind;
  /** What the write is about; writes about one thing are sent in the order in which they were made. */
  readonly thing: string;
  /** Further things whose waiting writes go first: the post of a comment. */
  readonly after: readonly string[];
  readonly request: StoredRequest;
  /** What must be read again once it has been sent. */
  readonly tags: readonly Tag[];
  /** The thing as it stands after the write; null when it is gone. */
  readonly row: Row | null;
  /** The thing as it stood before, as the farmer saw it; null for what is made. */
  readonly before: Row | null;
  /** Whether it goes out with the version that it is based on, as `If-Match`. */
  readonly versioned: boolean;
  readonly madeAtMs: number;
  /** About how much there is to send. */
  readonly bytes: number;
  /** A deletion that can be taken back for so long before it is sent. */
  readonly undoMs?: number;
  /** The specification has a text for its form when the session has ended. */
  readonly tellsEnd?: boolean;
  /**
   * A file that goes ahead in pieces, the field of the form that then tells the id of that upload, and the file's name,
   * size and date, by which it is known when it is chosen again.
   */
  readonly pieces?: { readonly file: string; readonly idField: string; readonly mark?: string };
}

/** A write that waits: stored before it is sent, removed once the server has it. */
export interface OutboxRecord extends NewWrite {
  /** The order in which a farmer's writes were made, whatever the clock said. */
  readonly place: number;
  /** The `updated_at` that it is based on; null until the write before it has been answered. */
  readonly version: string | null;
  readonly state: WriteState;
  /** How often it may have reached the server. */
  readonly attempts: number;
  readonly nextTryMs: number;
  /** It rests because no answer came, so that a sign of a network ends the rest. */
  readonly silent?: boolean;
  /** Waits until the phone is on Wi-Fi. */
  readonly held: boolean;
  /** Waits until the farmer lets it go. */
  readonly paused?: boolean;
  readonly refusal: Refusal | null;
  /** When the farmer threw it away; it can be taken back for a while. */
  readonly discardedMs: number | null;
}

/** The row that stands on the server, of a refusal because it changed meanwhile; null of any other. */
export function currentOf(refusal: Refusal | null): Row | null {
  const current = (refusal?.body as { current?: unknown } | null)?.current;
  return refusal?.status === 412 && typeof current === 'object' ? (current as Row | null) : null;
}

/** The version that a row carries. */
export function versionOf(row: unknown): string | null {
  const version = (row as { updated_at?: unknown } | null)?.updated_at;
  return typeof version === 'string' && version !== '' ? version : null;
}
