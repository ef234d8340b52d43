import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Work that continues after the answer; a stopping server waits for it. */
export function createBackground(app: FastifyInstance) {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  const begin = (what: string, work: () => Promise<void>) => {
    const done: Promise<void> = work()
      .catch((error: unknown) => app.log.error({ err: error }, `${what} failed`))
      .finally(() => running.delete(done));
    running.add(done);
  };
  return {
    /** Starts the work without waiting for it. */
    later: begin,
    /** Starts the work and resolves after exactly `ms`, whatever the work takes and however it ends. */
    async answerAfter(ms: number, what: string, work: () => Promise<void>): Promise<void> {
      begin(what, work);
      await pause(ms);
    },
  };
}
