import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Config } from './config/config.ts';

export type Logger = FastifyBaseLogger;

/**
 * Structured lines with a request id. The route's pattern is logged instead of the address, because
 * addresses can hold secrets (a reset link); bodies, headers and query strings are never logged.
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
    },
  };
}
