import type { FastifyRequest } from 'fastify';

/** The key with which a client marks a retry of the same press. */
export function pressKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 100 ? key : undefined;
}
