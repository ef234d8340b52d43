import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { errorBody } from '../errors/error-body.ts';
import type { HttpLimits } from './http-limits.ts';

interface Body {
  request: FastifyRequest;
  reply: FastifyReply;
  startedAt: number;
  /** Start of the current window. */
  windowAt: number;
  windowBytes: number;
}

/** Whether a request has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** True under backpressure of the server: received bytes are waiting to be read. */
const isHeldBack = (raw: IncomingMessage): boolean =>
  raw.readableLength >= raw.readableHighWaterMark;

const tooSlow = (): AppError =>
  new AppError('timeout', { [NON_FIELD]: [failure('request_too_slow')] });

/**
 * Ends requests whose body is slower than the minimum rate, or stalls: 408 where nothing was answered yet, then
 * the connection closes. Time in which the server does not read does not count.
 */
export function cutSlowBodies(app: FastifyInstance, limits: HttpLimits): void {
  const bodies = new Set<Body>();
  const look = () => {
    const now = performance.now();
    for (const body of bodies) {
      const { raw } = body.request;
      if (raw.complete || raw.socket.destroyed) bodies.delete(body);
      else if (isTooSlow(body, now, limits)) {
        bodies.delete(body);
        cut(body);
      }
    }
  };
  const timer = setInterval(look, limits.checkMs).unref();
  app.addHook('onRequest', (request, reply, done) => {
    // Injected requests (tests) have no connection.
    if (hasBody(request.raw) && request.raw.socket instanceof Socket) {
      const now = performance.now();
      const body = { request, reply, startedAt: now, windowAt: now, windowBytes: bytesOf(request) };
      bodies.add(body);
      request.raw.once('close', () => bodies.delete(body));
    }
    done();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

const bytesOf = (request: FastifyRequest): number => request.raw.socket.bytesRead;

function isTooSlow(body: Body, now: number, limits: HttpLimits): boolean {
  if (now - body.startedAt > limits.bodyWholeMs) return true;
  const bytes = bytesOf(body.request);
  const spentMs = now - body.windowAt;
  if (isHeldBack(body.request.raw) || spentMs >= limits.bodyWindowMs) {
    const enough = bytes - body.windowBytes >= (limits.bodyBytesPerS * spentMs) / 1000;
    if (!enough && !isHeldBack(body.request.raw)) return true;
    body.windowAt = now;
    body.windowBytes = bytes;
  }
  return false;
}

function cut({ request, reply }: Body): void {
  const { raw, socket } = { raw: reply.raw, socket: request.raw.socket };
  request.log.info({ reason: 'slow-body' }, 'request cut');
  if (reply.sent || raw.headersSent) {
    socket.destroy();
    return;
  }
  // A handler that still reads the body fails by the closed connection, with the answer already sent.
  reply.hijack();
  request.refusal = 'slow_body';
  const error = tooSlow();
  const text = JSON.stringify(errorBody(error));
  raw.once('finish', () => socket.destroySoon());
  raw.writeHead(error.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    connection: 'close',
  });
  raw.end(text);
}
