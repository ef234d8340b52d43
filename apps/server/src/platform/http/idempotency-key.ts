import type { FastifyRequest } from 'fastify';

/** The `Idempotency-Key` header of a token refresh; other calls do not use it. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 100 ? key : undefined;
}
