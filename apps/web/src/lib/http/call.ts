import type {
  AuthLevel,
  BodyOf,
  Endpoint,
  HttpMethod,
  QueryOf,
} from '@ankur/contracts/http/endpoint';
import { fillPath, type PathParams } from '@ankur/contracts/http/paths';
import type { Tag } from '@ankur/contracts/http/tags';
import type { FetchArgs } from '@reduxjs/toolkit/query';

declare const ENDPOINT: unique symbol;

/** The client part of an endpoint. Its schemas are types only. */
export interface CallOf<E extends Endpoint> {
  readonly method: HttpMethod;
  readonly path: string;
  readonly auth: AuthLevel;
  readonly tags?: readonly Tag[];
  /** Creates a row under a client id. */
  readonly makes?: boolean;
  /** Supports `If-Match`. */
  readonly versioned?: boolean;
  readonly [ENDPOINT]?: E;
}
export type Call = CallOf<Endpoint>;

/** The endpoint type of a call. */
export type EndpointOf<C extends Call> = NonNullable<C[typeof ENDPOINT]>;

type Values<Query> = { readonly [Key in keyof Query]: string | number | boolean | undefined };
type Form<E extends Endpoint> = E extends { bodyKind: 'multipart' } ? FormData : never;

type ParamsPart<E extends Endpoint> =
  unknown extends PathParams<E['path']> ? object : { readonly params: PathParams<E['path']> };
type QueryPart<E extends Endpoint> = [QueryOf<E>] extends [never]
  ? object
  : object extends QueryOf<E>
    ? { readonly query?: Values<QueryOf<E>> }
    : { readonly query: Values<QueryOf<E>> };
type BodyPart<E extends Endpoint> = [BodyOf<E>] extends [never]
  ? object
  : object extends BodyOf<E>
    ? { readonly body?: BodyOf<E> | Form<E> }
    : { readonly body: BodyOf<E> | Form<E> };

/** The input of a request: path parameters, query and body by the contract. */
export type RequestOf<E extends Endpoint> = ParamsPart<E> &
  QueryPart<E> &
  BodyPart<E> &
  Pick<FetchArgs, 'headers' | 'timeout' | 'responseHandler'>;

/** A request, with whether it needs the access token. */
export interface HttpRequest extends FetchArgs {
  auth: AuthLevel;
  /** The farmer in whose session it may be sent; any when absent. */
  owner?: string;
}

interface Parts extends Pick<FetchArgs, 'headers' | 'timeout' | 'responseHandler'> {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** The path of a call, for requests outside the store. */
export function pathOf<C extends Call>(
  { path }: C,
  ...[params]: unknown extends PathParams<EndpointOf<C>['path']>
    ? []
    : [params: PathParams<EndpointOf<C>['path']>]
): string {
  return fillPath(path, params as Parts['params']);
}

/** The request of a call. */
export function requestOf<C extends Call>(call: C, parts: RequestOf<EndpointOf<C>>): HttpRequest {
  const { params, query, ...rest } = parts as Parts;
  const { method, auth } = call;
  const url = fillPath(call.path, params);
  return { ...rest, url, method, auth, ...(query && { params: { ...query } }) };
}
