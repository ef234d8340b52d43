import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type OwnApp, startOwnApp } from '../../e2e/support/start-app.ts';

const LOOP_DELAY = join(import.meta.dirname, 'loop-delay.mjs');

export interface WatchedApp extends OwnApp {
  /** Delay of the server's event loop since the last call, in milliseconds. */
  loopDelay(): Promise<{ maxMs: number; p99Ms: number }>;
}

/** The built product without rate limits on an empty folder, with the delay of its event loop measured. */
export async function startWatchedApp(): Promise<WatchedApp> {
  const app = await startOwnApp({
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import=${pathToFileURL(LOOP_DELAY)}`,
  });
  const file = join(app.dataDir, 'loop-delay');
  return {
    ...app,
    async loopDelay() {
      await rm(file, { force: true });
      app.process.kill('SIGUSR2');
      for (;;) {
        const text = await readFile(file, 'utf8').catch(() => '');
        if (text.endsWith('\n')) return JSON.parse(text);
        await sleep(2);
      }
    },
  };
}
