import type { FastifyRequest } from 'fastify';
import { hashSecret } from '../auth/tokens.ts';
import type { Press } from '../database/press-rows.ts';

/** The key with which a client marks a retry of the same press. */
export function pressKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 100 ? key : undefined;
}

/** The press that a request is, where its client marked it; `content` is what it brings. */
export function pressOf(
  request: FastifyRequest,
  content: unknown = request.body,
): Press | undefined {
  const key = pressKey(request);
  if (key === undefined) return undefined;
  return { key, content: hashSecret(JSON.stringify([request.method, request.url, content])) };
}
