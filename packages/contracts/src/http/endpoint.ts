import type * as z from 'zod/mini';
import type { Role } from '../console/rules.ts';
import type { Tag } from './tags.ts';

/** Authentication of a call: none, optional or required. */
export type AuthLevel = 'none' | 'optional' | 'required';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How a browser may cache an answer for offline use: for all users of the device, for the farmer it
 * belongs to, or not at all.
 */
export type CacheClass = 'public' | 'personal' | 'never';

type Schema = z.ZodMiniType;

/** A call of the API, shared by the route, the client, the API description and the tests. */
export interface Endpoint {
  readonly method: HttpMethod;
  /** Fastify notation with a closing slash, e.g. `/api/user/loans/:id/`. */
  readonly path: string;
  readonly auth: AuthLevel;
  /** Only for accounts with one of these roles (and `auth: 'required'`); for everybody else it is 404. */
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
  /** Further refusal statuses for the API description. */
  readonly refuses?: readonly number[];
  /** Set for every GET and for nothing else. */
  readonly cache?: CacheClass;
  /** Cache tags: of a read what it provides, of a write what it invalidates. */
  readonly tags?: readonly Tag[];
  /**
   * The kind of row that the call creates. The body accepts an optional `id`
   * (`rowId`), which makes it idempotent: a retry answers 200 with the existing row.
   */
  readonly makes?: string;
  /** The record has `updated_at`; with it as `If-Match` the call is 412 when the record has changed since. */
  readonly versioned?: boolean;
  /** Aliases of the path (spellings that the specification also shows). */
  readonly aliases?: readonly string[];
}

/** Type-checks an endpoint while keeping its exact schema types. */
export function endpoint<const T extends Endpoint>(definition: T): T {
  return definition;
}

/** The usual calls: spread first, before what is special to one call. `OPEN_…` need no sign-in; `…_FRESH` is never cached. */
export const READ = { method: 'GET', auth: 'required', cache: 'personal', status: 200 } as const;
export const READ_FRESH = { ...READ, cache: 'never' } as const;
export const OPEN_READ = { ...READ, auth: 'none', cache: 'public' } as const;
export const OPEN_FRESH = { ...OPEN_READ, cache: 'never' } as const;
export const POST = { method: 'POST', auth: 'required', status: 200 } as const;
export const OPEN_POST = { ...POST, auth: 'none' } as const;
/** Creates a record. */
export const MAKE = { ...POST, status: 201 } as const;
export const PUT = { ...POST, method: 'PUT' } as const;
export const PATCH = { ...POST, method: 'PATCH' } as const;
export const REMOVE = { method: 'DELETE', auth: 'required', status: 204 } as const;

/** Input type of an endpoint's query. */
export type QueryOf<E extends Endpoint> = E extends { query: infer Q extends Schema }
  ? z.input<Q>
  : never;

/** Input type of an endpoint's body. */
export type BodyOf<E extends Endpoint> = E extends { body: infer B extends Schema }
  ? z.input<B>
  : never;

/** Output type of an endpoint; null without a body. */
export type AnswerOf<E extends Endpoint> = E extends { answer: infer A extends Schema }
  ? z.output<A>
  : E extends { status: 204 }
    ? null
    : unknown;
