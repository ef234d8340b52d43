import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { buildClassicScript } from './before-paint-plugin.ts';

/** The files that the service worker takes in; see `importScripts` in pwa-options.ts. */
export const WORKER_PARTS = ['meter-worker.js', 'push-worker.js', 'outbox-worker.js'] as const;

const SOURCES = {
  'meter-worker.js': { entry: 'src/meter-worker/meter-worker.ts', name: 'ankurMeter' },
  'push-worker.js': { entry: 'src/push/push-worker.ts', name: 'ankurPush' },
  'outbox-worker.js': { entry: 'src/outbox-worker/outbox-worker.ts', name: 'ankurOutbox' },
} as const;

/** Compressed; fetched by everybody with the service worker. */
const OUTBOX_WORKER_BYTES_MAX = 8 * 1024;

/**
 * Builds what counts the data used, what the service worker does with push messages, with the texts of notifications in all languages, since a worker has
 * no page to ask for them; and what it does with writes that wait while no page is open. One plain script each.
 * @throws when the second is over its budget
 */
export function workerParts(root: string): Plugin {
  return {
    name: 'worker-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      for (const fileName of WORKER_PARTS) {
        const { entry, name } = SOURCES[fileName];
        const source = await buildClassicScript(root, entry, name);
        const bytes = gzipSync(source).length;
        if (fileName === 'outbox-worker.js' && bytes > OUTBOX_WORKER_BYTES_MAX)
          throw new Error(`${fileName} has ${bytes} of ${OUTBOX_WORKER_BYTES_MAX} bytes`);
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
