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

/** What the browser holds of an endpoint: how to ask. Its schemas are known to the compiler alone. */
export interface CallOf<E extends Endpoint> {
  readonly method: HttpMethod;
  readonly path: string;
  readonly auth: AuthLevel;
  readonly tags?: readonly Tag[];
  /** It makes something under an id of ours. */
  readonly makes?: boolean;
  /** It compares `If-Match` with the version that stands. */
  readonly versioned?: boolean;
  readonly [ENDPOINT]?: E;
}
export type Call = CallOf<Endpoint>;

/** The endpoint of a call, for the compiler. */
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

/** What a request of an endpoint needs: parameters of its path, its query and its body, as the contract has them. */
export type RequestOf<E extends Endpoint> = ParamsPart<E> &
  QueryPart<E> &
  BodyPart<E> &
  Pick<FetchArgs, 'headers' | 'timeout' | 'responseHandler'>;

/** A request on its way to the server, which knows whether it carries the access token. */
export interface HttpRequest extends FetchArgs {
  auth: AuthLevel;
  /** Whose session alone it may go out in; anybody's who is signed in when it is absent. */
  owner?: string;
}

interface Parts extends Pick<FetchArgs, 'headers' | 'timeout' | 'responseHandler'> {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** The path of a call, for what does not go through the store. */
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
