import type { Failure } from '@ankur/contracts/http/problem';
import { failure } from '@ankur/contracts/problems';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNoSuchRow } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { AppError, notFound, unavailable } from '../errors/app-error.ts';
import { answerOfOne, errorBody } from '../errors/error-body.ts';

const UNREADABLE = failure('unreadable');
/** Failures of errors that Fastify itself raises, by status; any other 4xx is an unreadable request. */
const FASTIFY_FAILURES: Readonly<Record<number, Failure>> = {
  404: failure('not_found'),
  413: failure('request_too_large'),
  415: failure('content_type_refused'),
};

/** The failure of a request that Fastify refused before a handler ran. */
export const fastifyFailure = (status: number): Failure => FASTIFY_FAILURES[status] ?? UNREADABLE;

/** The one place where an error becomes an answer. Stacks never leave the server. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((fault: FastifyError | AppError, request, reply) => {
    reply.header('cache-control', 'no-store');
    // The row was deleted between the check and the write.
    const error = isNoSuchRow(fault)
      ? notFound()
      : isDatabaseUnavailable(fault)
        ? databaseUnavailable(request, fault)
        : fault;
    if (error instanceof AppError) {
      request.refusal = error.reason;
      if (error.retryAfterS !== undefined) reply.header('retry-after', String(error.retryAfterS));
      if (error.status === 401) reply.header('www-authenticate', 'Bearer');
      return reply.status(error.status).send(named(request, error.status, errorBody(error)));
    }
    const status = error.statusCode ?? (isBrokenForm(error, request) ? 400 : 500);
    if (status >= 400 && status < 500) {
      return reply.status(status).send(named(request, status, answerOfOne(fastifyFailure(status))));
    }
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send({
      ...answerOfOne(failure('internal_error', { id: request.id })),
      id: request.id,
    });
  });
}

/** 503: a retry of a write with its id is applied once. */
function databaseUnavailable(request: FastifyRequest, fault: Error): AppError {
  request.log.warn({ err: fault }, 'database away');
  return unavailable('database_away');
}

/** Adds the first message under the key that the endpoint's contract names. */
function named(request: FastifyRequest, status: number, body: Record<string, unknown>) {
  const field = request.routeOptions.config.endpoint?.refusalField;
  if (!field || field in body || status >= 500) return body;
  const [first] = Object.values((body.errors ?? {}) as Record<string, string[]>).flat();
  return { [field]: first ?? '', ...body };
}

/** Messages of the multipart parser for a missing or endless boundary (its "needle"), truncated or malformed bodies. */
const BROKEN_FORM = /boundary|needle|multipart|malformed part|part terminated/i;

function isBrokenForm(error: Error, request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  return type.startsWith('multipart/') && BROKEN_FORM.test(error.message);
}

/** 404 for a URL that cannot be decoded. */
export function refuseUnreadableAddress(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply
    .status(404)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(JSON.stringify(answerOfOne(fastifyFailure(404))));
}
