import type { Plugin } from 'vite';
import { buildClassicScript } from './before-paint-plugin.ts';

/** The file that the service worker takes in; see `importScripts` in pwa-options.ts. */
export const PUSH_WORKER = 'push-worker.js';

/**
 * Builds what the service worker does with push messages: one plain script with the bell's sentences in all
 * languages, since a worker has no page to ask for them.
 */
export function pushWorker(root: string): Plugin {
  return {
    name: 'push-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const source = await buildClassicScript(root, 'src/push/push-worker.ts', 'ankurPush');
      this.emitFile({ type: 'asset', fileName: PUSH_WORKER, source });
    },
  };
}
