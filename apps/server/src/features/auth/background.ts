import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What is still being done when its caller has been answered; a stopping server waits for it. */
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
    /** Starts the work; nobody waits for it but a stopping server. */
    later: begin,
    /** Starts the work and answers after exactly `ms`, whether it took long, failed or had nothing to do. */
    async answerAfter(ms: number, what: string, work: () => Promise<void>): Promise<void> {
      begin(what, work);
      await pause(ms);
    },
  };
}
