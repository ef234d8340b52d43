import type { Socket } from 'node:net';
import type { Failure } from '@ankur/contracts/http/problem';
import { failure } from '@ankur/contracts/problems';
import type { FastifyInstance } from 'fastify';
import { answerOfOne } from '../errors/error-body.ts';
import type { HttpLimits } from './http-limits.ts';

interface BrokenRequest extends Error {
  code?: string;
}

const ANSWERS: Readonly<Record<string, readonly [string, Failure]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', failure('request_too_slow')],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', failure('request_too_large')],
};
const UNREADABLE = ['400 Bad Request', failure('unreadable')] as const;

const LINGER_MS = 1_000;

/** Answers a request whose head was too slow, too long or malformed, and closes its connection. */
export function refuseBrokenRequest(error: BrokenRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, why] = ANSWERS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify(answerOfOne(why));
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // Closed with a delay: a client that is still sending would lose the answer with the connection.
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/**
 * At shutdown, requests in progress get `drainMs` to end; then their connections are closed, abandoned uploads and
 * incomplete heads included, so that the rest of the shutdown has its time.
 */
export function endRequestsAtClose(app: FastifyInstance, { drainMs }: HttpLimits): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
  });
}

/**
 * Drains the body after an answer that was sent before it was read (a malformed form, say): the rest of the
 * body would precede the next request on a keep-alive connection, which would never be answered.
 */
export function drainAfterAnswer(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) request.raw.resume();
    done();
  });
}
