import type * as z from 'zod/mini';
import type { Role } from '../console/rules.ts';
import type { Tag } from './tags.ts';

/** Who may call: nobody's token is read, a token is used when there is one, or a token is needed. */
export type AuthLevel = 'none' | 'optional' | 'required';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How a browser may keep an answer for when there is no network: for everybody who uses the device, for the farmer it
 * was given to, or not at all.
 */
export type CacheClass = 'public' | 'personal' | 'never';

type Schema = z.ZodMiniType;

/** One call of the API: the route, the client, the API description and the tests read the same entry. */
export interface Endpoint {
  readonly method: HttpMethod;
  /** Fastify notation with a closing slash, e.g. `/api/user/loans/:id/`. */
  readonly path: string;
  readonly auth: AuthLevel;
  /** Only for accounts with one of these roles (and `auth: 'required'`); for everybody else there is no such path. */
  readonly roles?: readonly Role[];
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** `multipart` bodies are read by the route's own form reader and only described here. */
  readonly bodyKind?: 'json' | 'multipart';
  /** Status of success. 204 has no body. */
  readonly status: number;
  readonly answer?: Schema;
  /** Refusals (4xx) also carry their first message under this name. */
  readonly refusalField?: string;
  /** Statuses of refusal that do not follow from the rest: for the API description. */
  readonly refuses?: readonly number[];
  /** Said by every GET and by nothing else. */
  readonly cache?: CacheClass;
  /** What the answer tells about; of a call that changes something, what must be read again after it. */
  readonly tags?: readonly Tag[];
  /**
   * What the call makes, in one word; calls that make the same have the same word. The body takes an optional `id`
   * (`rowId`): sent again under it, nothing more is made, and the answer is 200 with what was made.
   */
  readonly makes?: string;
  /** The record carries `updated_at`; with it as `If-Match` the call is 412 when the record has changed since. */
  readonly versioned?: boolean;
  /** Other paths that answer alike (spellings the specification also shows). */
  readonly aliases?: readonly string[];
}

/** Keeps the exact schema types of an endpoint while checking its form. */
export function endpoint<const T extends Endpoint>(definition: T): T {
  return definition;
}

/** What may be written in the query of an endpoint, before the server has read it. */
export type QueryOf<E extends Endpoint> = E extends { query: infer Q extends Schema }
  ? z.input<Q>
  : never;

/** What may be sent as the body of an endpoint. */
export type BodyOf<E extends Endpoint> = E extends { body: infer B extends Schema }
  ? z.input<B>
  : never;

/** What an endpoint answers; null without a body. */
export type AnswerOf<E extends Endpoint> = E extends { answer: infer A extends Schema }
  ? z.output<A>
  : E extends { status: 204 }
    ? null
    : unknown;
