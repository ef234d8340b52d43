import type { IncomingMessage, Server } from 'node:http';
import type { UnderstandThread } from './understand-thread.ts';

/** The first screen of whoever came is served before the index takes a processor. */
const DELAY_MS = 5_000;

/**
 * Starts the thread of the assistant a moment after the first request of somebody who is signed in, so that the first question
 * does not wait for the index. A server that nobody uses does without its memory.
 */
export function warmOnUse(server: Server, thread: Pick<UnderstandThread, 'warm'>): void {
  const look = ({ headers }: IncomingMessage): void => {
    if (!headers.authorization) return;
    server.off('request', look);
    setTimeout(() => thread.warm(), DELAY_MS).unref();
  };
  server.on('request', look);
}
