import type { Role } from '@ankur/contracts/console/rules';
import type { AuthLevel, Endpoint } from '@ankur/contracts/http/endpoint';
import { check } from '@ankur/contracts/http/errors';
import type { Failures } from '@ankur/contracts/http/problem';
import { madeFields } from '@ankur/contracts/http/row-id';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { invalid, notFound, tooMany, unauthorized } from '../errors/app-error.ts';
import { type Limit, noRateLimiter, type RateLimiter } from '../rate-limit/rate-limit.ts';
import { NO_FILE_BYTES, type UploadDoor } from '../storage/upload-door.ts';
import { type IfMatch, ifMatchOf } from '../writes/version.ts';
import { type Write, writeOf } from '../writes/write.ts';
import { addressKey } from './client-address.ts';

type Schema = z.ZodMiniType;
type Out<E, Part extends string> = E extends { readonly [K in Part]: infer S extends Schema }
  ? z.output<S>
  : undefined;

/** The signed-in farmer of a request. */
export interface Caller {
  farmerId: string;
  sessionId: string;
}

export interface RouteInput<E extends Endpoint> {
  params: Out<E, 'params'>;
  query: Out<E, 'query'>;
  /** Undefined for multipart: the handler reads the form itself. */
  body: E extends { readonly bodyKind: 'multipart' } ? undefined : Out<E, 'body'>;
  /** Present whenever the endpoint's auth level is `required`. */
  caller: E['auth'] extends 'required' ? Caller : Caller | null;
  /** What a call that makes something makes, where the client gave it an id. A form's comes with `readUpload`. */
  write: Write | undefined;
  /** The version that a call on a record that can be edited is meant for. */
  ifMatch: IfMatch | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type RouteAnswer<E extends Endpoint> = E extends { readonly answer: infer S extends Schema }
  ? z.output<S>
  : undefined | void | string | Buffer | NodeJS.ReadableStream;

/** What requests are checked against; the same for every route. */
export interface RouteGuards {
  /** Reads the bearer token; null when there is none or it is not good any more. */
  identify(request: FastifyRequest): Promise<Caller | null>;
  limiter: RateLimiter;
  /**
   * Lets nobody pass but accounts with one of the roles.
   * @throws AppError not_found, or unauthorized when only the token of such an account has run out
   */
  needRole(roles: readonly Role[], caller: Caller | null, request: FastifyRequest): Promise<void>;
  /** @throws AppError forbidden when the e-mail address should be confirmed and is not */
  needConfirmedEmail(farmerId: string): Promise<void>;
  /** @throws AppError forbidden when other farmers do not see the account */
  needPublicAccount(farmerId: string): Promise<void>;
  uploads: UploadDoor;
  /** Refuses an account that holds as many rows as it may, but no row that it has sent before. @throws AppError too_large */
  needRow(farmerId: string, id: unknown): Promise<void>;
}

export interface RouteExtras {
  /** Points counted per signed-in account. Whoever is not signed in counts by the address alone. */
  perAccount?: Limit;
  /** Points counted per client address; generous, since a village may share one. */
  perAddress?: Limit;
  /** Finds out who asks where the token may also come another way than in the header. */
  identify?: RouteGuards['identify'];
  /** What only the data can say about a body that its schema refuses, so that all failing fields come at once. */
  alsoWrong?: (caller: Caller | null, body: unknown) => Promise<Failures>;
  /** Posts, uploads or asks a person: needs a confirmed e-mail address where that is asked for. */
  reachesOthers?: boolean;
  /** Shows other farmers who the caller is: not for accounts that are out of their sight. */
  isPublic?: boolean;
  /** Largest body in bytes where Fastify's 1 MiB is not right. */
  bodyLimit?: number;
  /** An answer that stays open for minutes and is no work in progress. */
  longLived?: boolean;
  /** The file that a form brings; whether there is room for it is asked before the first byte is read. */
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

/** Ties a handler to an endpoint of the contract: parses at the door, asks who is there, answers by the schema. */
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
      let leave = noPlace;
      try {
        if (caller && endpoint.status === 201)
          await guards.needRow(caller.farmerId, fieldsOf(request.body).id);
        leave = await admitUpload(guards, extras, caller, request);
        const answer = await work(caller, request, reply);
        if (reply.sent) return reply;
        return answer === undefined ? reply.send() : answer;
      } catch (error) {
        await spareRefused(guards.limiter, extras, caller, error);
        throw error;
      } finally {
        leave();
      }
    },
  };
  app.route(options);
  for (const url of endpoint.aliases ?? []) app.route({ ...options, url });
}

/**
 * What every call passes first: who asks, and the limits. Answers the caller, null when nobody is signed in.
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
  if (guards.limiter !== noRateLimiter)
    await takePoints(guards.limiter, extras, caller, request.ip);
  if (auth === 'required' && !caller) throw unauthorized();
  if (caller && extras.reachesOthers) await guards.needConfirmedEmail(caller.farmerId);
  if (caller && extras.isPublic) await guards.needPublicAccount(caller.farmerId);
  return caller;
}

const noPlace = () => {};

/** Takes a place for the file of a form; one that is small or no form has none. */
async function admitUpload(
  guards: RouteGuards,
  { upload }: RouteExtras,
  caller: Caller | null,
  request: FastifyRequest,
): Promise<() => void> {
  if (!upload || !caller || !request.isMultipart()) return noPlace;
  const { field, bytesMax, keptAsSent = false } = upload;
  const said = Number(request.headers['content-length'] ?? bytesMax);
  if (said <= NO_FILE_BYTES && !keptAsSent) return noPlace;
  const bytes = Math.min(said, bytesMax);
  return guards.uploads.admit({ farmerId: caller.farmerId, field, bytes, keptAsSent });
}

async function takePoints(
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

/** Nobody has shared, said or asked anything with a form that was refused. */
async function spareRefused(
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

const ownId = z.object(madeFields);

async function parseBody(
  { body: schema, makes }: Endpoint,
  input: unknown,
  alsoWrong: (body: unknown) => Promise<Failures> | undefined,
): Promise<unknown> {
  if (!schema) return undefined;
  const result = check(schema, input ?? {});
  const id = check(ownId, makes ? { id: fieldsOf(input).id } : {});
  if (result.ok && id.ok) return result.value;
  const failures = { ...(result.ok ? {} : result.failures), ...(id.ok ? {} : id.failures) };
  throw invalid({ ...(await alsoWrong(input)), ...failures });
}

/** The fields of a body that came as JSON. */
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

const knownSchemas = new WeakMap<Schema, unknown>();

/** JSON Schema for fast-json-stringify; it also drops every field that the contract does not name. */
function answerSchema(schema: Schema): unknown {
  let json = knownSchemas.get(schema);
  if (!json) {
    json = simplify(jsonSchema(schema, 'output'));
    knownSchemas.set(schema, json);
  }
  return json;
}

/** By status: what was made before is answered in the same form, with 200. */
function answerSchemas({ status, makes }: Endpoint, answer: Schema): Record<number, unknown> {
  const schema = answerSchema(answer);
  return makes ? { [status]: schema, 200: schema } : { [status]: schema };
}

/** JSON Schema of a contract schema; draft 7 unless another is asked for. */
export function jsonSchema(
  schema: Schema,
  io: 'input' | 'output',
  target: 'draft-7' | 'draft-2020-12' = 'draft-7',
): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target,
    io,
    unrepresentable: 'any',
  }) as Record<string, unknown>;
  return json;
}

/** `anyOf [X, null]` becomes `type: [X, null]`: the serializer then needs no validation at run time. */
function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node as Record<string, unknown>);
  const plain = Object.fromEntries(
    entries
      .filter(
        ([key]) =>
          ![
            'pattern',
            'format',
            'minimum',
            'maximum',
            'exclusiveMinimum',
            'exclusiveMaximum',
          ].includes(key),
      )
      .map(([key, value]) => [key, simplify(value)]),
  );
  const options = plain.anyOf;
  if (Array.isArray(options) && options.length === 2) {
    const rest = options.filter((o) => (o as { type?: unknown }).type !== 'null');
    const only = rest[0] as { type?: unknown } | undefined;
    if (rest.length === 1 && only && typeof only.type === 'string') {
      const { anyOf: _, ...others } = plain;
      return { ...others, ...only, type: [only.type, 'null'] };
    }
  }
  return plain;
}
