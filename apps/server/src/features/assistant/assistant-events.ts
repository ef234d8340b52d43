import type { OutgoingHttpHeaders } from 'node:http';
import type { ChatReply } from '@ankur/contracts/assistant/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EVENT_STREAM_HEADERS, serverSentEvent } from '../../platform/http/event-stream.ts';

/** Whether the caller can read an answer while it is being written. */
export const wantsEvents = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('text/event-stream');

type Send = (event: 'sentence' | 'reply' | 'failed', data: object) => void;

/**
 * Answers by server-sent events: what `work` sends on its way, then `reply` with its result. The head goes out with
 * the first event, so that whatever is refused before is refused as always.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (send: Send, gone: AbortSignal) => Promise<ChatReply>,
): Promise<ChatReply> {
  const gone = new AbortController();
  const stop = () => gone.abort();
  reply.raw.once('close', stop);
  const send: Send = (event, data) => {
    if (!reply.sent) {
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        ...EVENT_STREAM_HEADERS,
      });
    }
    if (!reply.raw.destroyed) reply.raw.write(serverSentEvent(event, data));
  };
  try {
    const answer = await work(send, gone.signal);
    send('reply', answer);
    return answer;
  } catch (error) {
    if (!reply.sent) throw error;
    request.log.error({ err: error }, 'chat failed');
    send('failed', {});
    throw error;
  } finally {
    reply.raw.off('close', stop);
    if (reply.sent) reply.raw.end();
  }
}
