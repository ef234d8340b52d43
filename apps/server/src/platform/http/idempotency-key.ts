import type { FastifyRequest } from 'fastify';

/** The key with which a client marks an exchange of tokens that it may send again; nothing else has one. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 100 ? key : undefined;
}
