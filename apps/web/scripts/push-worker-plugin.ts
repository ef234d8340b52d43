import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { languages } from './languages-plugin.ts';

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
      const made = await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [languages()],
        build: {
          write: false,
          lib: {
            entry: join(root, 'src/push/push-worker.ts'),
            formats: ['iife'],
            name: 'ankurPush',
          },
        },
      });
      const [output] = Array.isArray(made) ? made : [made];
      if (!output || !('output' in output)) throw new Error('the push worker was not built');
      const [{ code }] = output.output;
      this.emitFile({ type: 'asset', fileName: PUSH_WORKER, source: code });
    },
  };
}
