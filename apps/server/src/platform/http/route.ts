import { Readable } from 'node:stream';
import type { Role } from '@ankur/contracts/console/rules';
import type { AuthLevel, Endpoint } from '@ankur/contracts/http/endpoint';
import { check } from '@ankur/contracts/http/errors';
import type { Failures } from '@ankur/contracts/http/problem';
import { madeFields } from '@ankur/contracts/http/row-id';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { invalid, notFound, tooMany, unauthorized } from '../errors/app-error.ts';
import { type Limit, noRateLimiter, type RateLimiter } from '../rate-limit/rate-limit.ts';
import { NO_FILE_BYTES, type UploadAdmission } from '../storage/upload-admission.ts';
import { type IfMatch, ifMatchOf } from '../writes/version.ts';
import { type Write, writeOf } from '../writes/write.ts';
import { answerSchemas } from './answer-schema.ts';
import { type Caller, rememberCaller } from './caller-of.ts';
import { addressKey } from './client-address.ts';

type Schema = z.ZodMiniType;
type Out<E, Part extends string> = E extends { readonly [K in Part]: infer S extends Schema }
  ? z.output<S>
  : undefined;

export type { Caller };

export interface RouteInput<E extends Endpoint> {
  params: Out<E, 'params'>;
  query: Out<E, 'query'>;
  /** Undefined for multipart: the handler reads the form itself. */
  body: E extends { readonly bodyKind: 'multipart' } ? undefined : Out<E, 'body'>;
  /** Present whenever the endpoint's auth level is `required`. */
  caller: E['auth'] extends 'required' ? Caller : Caller | null;
  /** The write of a creating call with a client id. For forms `readUpload` returns it. */
  write: Write | undefined;
  /** The `If-Match` versions of a call on an editable record. */
  ifMatch: IfMatch | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type RouteAnswer<E extends Endpoint> = E extends { readonly answer: infer S extends Schema }
  ? z.output<S>
  : undefined | void | string | Buffer | NodeJS.ReadableStream;

/** Checks shared by all routes. */
export interface RouteGuards {
  /** Resolves the bearer token; null when missing or no longer valid. */
  identify(request: FastifyRequest): Promise<Caller | null>;
  limiter: RateLimiter;
  /**
   * Requires one of the roles.
   * @throws AppError not_found, or unauthorized when only the token of such an account has run out
   */
  needRole(roles: readonly Role[], caller: Caller | null, request: FastifyRequest): Promise<void>;
  /** @throws AppError forbidden when the e-mail address must be confirmed and is not */
  needConfirmedEmail(farmerId: string): Promise<void>;
  /** @throws AppError forbidden when the account is hidden from other farmers */
  needPublicAccount(farmerId: string): Promise<void>;
  uploads: UploadAdmission;
  /** Enforces the row quota of an account, except for retries of rows that exist. @throws AppError too_large */
  needRow(farmerId: string, id: unknown): Promise<void>;
}

export interface RouteExtras {
  /** Rate limit per signed-in account; callers who are not signed in have the limit of their address alone. */
  perAccount?: Limit;
  /** Rate limit per client address; generous, since a village may share one. */
  perAddress?: Limit;
  /** Replaces `identify` where the token may come another way than in the header. */
  identify?: RouteGuards['identify'];
  /** Further failures of a refused body that need the database, so that all failing fields are reported at once. */
  alsoWrong?: (caller: Caller | null, body: unknown) => Promise<Failures>;
  /** Reaches other people (posts, uploads, questions): needs a confirmed e-mail address where that is required. */
  reachesOthers?: boolean;
  /** Shows the caller to other farmers: refused to hidden accounts. */
  isPublic?: boolean;
  /** Largest body in bytes where Fastify's 1 MiB is not right. */
  bodyLimit?: number;
  /** A stream that stays open for minutes; not counted as work in progress. */
  longLived?: boolean;
  /** The file of a form; its quota is checked before the first byte is read. */
  upload?: { field: string; bytesMax: number; keptAsSent?: boolean };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

const REFUSED_FORM: ReadonlySet<number> = new Set([400, 413, 415]);
const defaultPerAccount: Limit = { name: 'account', points: 600, seconds: 60 };
const defaultPerAddress: Limit = { name: 'address', points: 6000, seconds: 60 };

/** Registers a handler for an endpoint of the contract: authenticates, limits, parses input and serializes by the schemas. */
export function addRoute<E extends Endpoint>(
  app: FastifyInstance,
  guards: RouteGuards,
  endpoint: E,
  handler: (input: RouteInput<E>) => Promise<RouteAnswer<E>>,
  extras: RouteExtras = {},
): void {
  const work = async (caller: Caller | null, request: FastifyRequest, reply: FastifyReply) => {
    const params = parse(endpoint.params, request.params, 'params');
    const isForm = endpoint.bodyKind === 'multipart';
    const input = {
      params,
      query: parse(endpoint.query, request.query, 'query'),
      body: isForm
        ? undefined
        : await parseBody(endpoint, request.body, (body) => extras.alsoWrong?.(caller, body)),
      caller,
      write: isForm ? undefined : writeOf(endpoint.makes, params, fieldsOf(request.body)),
      ifMatch: endpoint.versioned ? ifMatchOf(request) : undefined,
      request,
      reply,
    } as RouteInput<E>;
    reply.status(endpoint.status);
    return handler(input);
  };
  const options: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint, longLived: extras.longLived ?? false },
    ...(extras.bodyLimit === undefined ? {} : { bodyLimit: extras.bodyLimit }),
    schema: endpoint.answer ? { response: answerSchemas(endpoint, endpoint.answer) } : {},
    handler: async (request, reply) => {
      const auth = endpoint.roles ? 'optional' : endpoint.auth;
      const caller = await enter(guards, auth, extras, request);
      if (endpoint.roles) await guards.needRole(endpoint.roles, caller, request);
      if (caller) reply.header('cache-control', 'no-store');
      let release = noReservation;
      try {
        if (caller && endpoint.status === 201)
          await guards.needRow(caller.farmerId, fieldsOf(request.body).id);
        release = await admitUpload(guards, extras, caller, request);
        const answer = await work(caller, request, reply);
        if (reply.sent) return reply;
        return answer === undefined ? reply.send() : answer;
      } catch (error) {
        await refundRefusedForm(guards.limiter, extras, caller, error);
        throw error;
      } finally {
        release();
      }
    },
  };
  app.route(options);
  for (const url of endpoint.aliases ?? []) app.route({ ...options, url });
}

/**
 * First step of every call: authentication and rate limits. Returns the caller, null when not signed in.
 * @throws AppError too_many, unauthorized, forbidden
 */
export async function enter(
  guards: RouteGuards,
  auth: AuthLevel,
  extras: Pick<
    RouteExtras,
    'identify' | 'perAccount' | 'perAddress' | 'reachesOthers' | 'isPublic'
  >,
  request: FastifyRequest,
): Promise<Caller | null> {
  const caller = auth === 'none' ? null : await (extras.identify ?? guards.identify)(request);
  if (caller) rememberCaller(request, caller);
  if (guards.limiter !== noRateLimiter)
    await consumePoints(guards.limiter, extras, caller, request.ip);
  if (auth === 'required' && !caller) throw unauthorized();
  if (caller && extras.reachesOthers) await guards.needConfirmedEmail(caller.farmerId);
  if (caller && extras.isPublic) await guards.needPublicAccount(caller.farmerId);
  return caller;
}

const noReservation = () => {};

/** Reserves room for the file of a form, or for one that is the body itself; returns the release function. Small bodies need no reservation. */
async function admitUpload(
  guards: RouteGuards,
  { upload }: RouteExtras,
  caller: Caller | null,
  request: FastifyRequest,
): Promise<() => void> {
  // A body that its parser left unread is a file as well.
  const brings = request.isMultipart() || request.body instanceof Readable;
  if (!upload || !caller || !brings) return noReservation;
  const { field, bytesMax, keptAsSent = false } = upload;
  const said = Number(request.headers['content-length'] ?? bytesMax);
  if (said <= NO_FILE_BYTES && !keptAsSent) return noReservation;
  const bytes = Math.min(said, bytesMax);
  return guards.uploads.admit({ farmerId: caller.farmerId, field, bytes, keptAsSent });
}

async function consumePoints(
  limiter: RateLimiter,
  extras: RouteExtras,
  caller: Caller | null,
  ip: string,
) {
  const address = extras.perAddress ?? defaultPerAddress;
  const account = extras.perAccount ?? defaultPerAccount;
  const { name, tries } = account;
  const waits = await Promise.all([
    limiter.take(address, addressKey(ip)),
    caller ? limiter.take(account, caller.farmerId) : 0,
    caller && tries !== undefined
      ? limiter.take({ ...account, name: `${name}-tries`, points: tries }, caller.farmerId)
      : 0,
  ]);
  const wait = Math.max(...waits);
  if (wait > 0) throw tooMany(wait);
}

/** Returns the point of a refused form to the account's rate limit. */
async function refundRefusedForm(
  limiter: RateLimiter,
  { perAccount }: RouteExtras,
  caller: Caller | null,
  error: unknown,
) {
  if (!caller || perAccount?.tries === undefined) return;
  const { status, statusCode } = error as { status?: number; statusCode?: number };
  if (REFUSED_FORM.has(status ?? statusCode ?? 500))
    await limiter.giveBack(perAccount, caller.farmerId);
}

const clientId = z.object(madeFields);

async function parseBody(
  { body: schema, makes }: Endpoint,
  input: unknown,
  alsoWrong: (body: unknown) => Promise<Failures> | undefined,
): Promise<unknown> {
  if (!schema) return undefined;
  const result = check(schema, input ?? {});
  const id = check(clientId, makes ? { id: fieldsOf(input).id } : {});
  if (result.ok && id.ok) return result.value;
  const failures = { ...(result.ok ? {} : result.failures), ...(id.ok ? {} : id.failures) };
  throw invalid({ ...(await alsoWrong(input)), ...failures });
}

/** The fields of a JSON body. */
const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body)
    ? (body as Record<string, unknown>)
    : {};

function parse(schema: Schema | undefined, input: unknown, part: 'params' | 'query'): unknown {
  if (!schema) return undefined;
  const result = check(schema, input ?? {});
  if (result.ok) return result.value;
  throw part === 'params' ? notFound() : invalid(result.failures);
}
