import type { LeafReport } from './leaf-messages.ts';
import { createLeafWorker, type LeafWorker } from './leaf-worker-thread.ts';
import type { ActiveModel } from './models/active-model.ts';

export { LeafRefused } from './leaf-worker-thread.ts';

/** Analyses the photographs of one plant; their buffers are transferred. @throws LeafRefused */
export interface LeafThread {
  ask(photographs: readonly Buffer[], crop: string | null): Promise<LeafReport>;
  close(): Promise<void>;
}

/**
 * The classifier in a worker thread, started on first use, restarted after a crash, and replaced when another model is
 * chosen: the old thread answers what it was asked, then it ends.
 */
export function createLeafThread(active: ActiveModel): LeafThread {
  let current: { version: string | null; worker: LeafWorker } | undefined;
  let opening: Promise<LeafWorker> | undefined;

  const open = async (): Promise<LeafWorker> => {
    const running = current?.worker.isAlive() ? current : undefined;
    try {
      const chosen = await active.find();
      const version = chosen?.version ?? null;
      if (running?.version === version) return running.worker;
      const model = chosen && (await active.load(chosen));
      running?.worker.retire();
      current = { version, worker: createLeafWorker(model) };
    } catch {
      // Without a database the present model goes on, or the shipped one begins.
      current = running ?? { version: null, worker: createLeafWorker(null) };
    }
    return current.worker;
  };
  return {
    async ask(photographs, crop) {
      // One at a time, so that concurrent questions do not start two threads.
      opening = (opening ?? Promise.resolve()).then(open, open);
      return (await opening).ask(photographs, crop);
    },
    async close() {
      await opening?.catch(() => undefined);
      await current?.worker.close();
      current = undefined;
    },
  };
}
