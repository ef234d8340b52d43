import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Config } from './config/config.ts';
import { reasonOf } from './errors/reason.ts';

export type Logger = FastifyBaseLogger;

type FailedWork = Error & { code?: unknown; query?: string };

type LoggedError = {
  type: string;
  message: string;
  code?: string;
  query?: string;
  stack: string;
  cause?: LoggedError;
};

/**
 * Structured lines with a request id. The route's pattern is logged instead of the address, because
 * addresses can hold secrets (a reset link); bodies, headers, query strings and the values of a query that failed are
 * never logged.
 */
export function loggerOptions(config: Pick<Config, 'LOG_LEVEL'>): FastifyServerOptions['logger'] {
  if (config.LOG_LEVEL === 'silent') return false;
  return {
    level: config.LOG_LEVEL,
    redact: {
      paths: [
        'password',
        'password2',
        'current_password',
        'access',
        'refresh',
        'token',
        'authorization',
        '*.password',
      ],
      remove: true,
    },
    serializers: {
      req: (request) => ({
        id: request.id,
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      res: (reply) => ({ status: reply.statusCode }),
      err: toldError,
    },
  };
}

/** What is logged of an error: type, reason and stack, and of a query its SQL without values. */
export function toldError(error: FailedWork): LoggedError {
  const { code, query, stack = '' } = error;
  const reason = reasonOf(error);
  return {
    type: error.constructor.name,
    message: reason,
    ...(code === undefined ? {} : { code: String(code) }),
    ...(query === undefined ? {} : { query }),
    // The stack begins with the message.
    stack: stack.replace(error.message, () => reason),
    ...(error.cause instanceof Error ? { cause: toldError(error.cause) } : {}),
  };
}
