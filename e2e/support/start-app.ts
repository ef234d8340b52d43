import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import runtime from '../../scripts/server-runtime.json' with { type: 'json' };

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const READY = /Ankur is ready: (http:\/\/\S+?)\/?\s/;
/** A closed local port: providers are unreachable at once, without DNS. */
const NOWHERE = 'http://127.0.0.1:9';

export interface RunningApp {
  url: string;
  dataDir: string;
  process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts the built product on a data folder without keys and providers; resolves when ready. */
export async function startApp(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningApp> {
  const child = spawn(process.execPath, [...runtime.flags, 'apps/server/dist/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      ...runtime.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      OPEN_METEO_URL: NOWHERE,
      AGMARKNET_URL: NOWHERE,
      NEWS_FEEDS: `${NOWHERE}/feed`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = READY.exec(output);
      if (match?.[1]) resolve(match[1]);
    });
    child.once('exit', (code) =>
      reject(new Error(`the app ended with ${code} before it was ready:\n${output}`)),
    );
  });
  return {
    url,
    dataDir,
    process: child,
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
  };
}

export interface OwnApp extends RunningApp {
  /** Stops it and removes its data folder. */
  remove(): Promise<void>;
}

/** Starts the built product on an empty data folder of its own. */
export async function startOwnApp(env: Record<string, string> = {}): Promise<OwnApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankur-own-'));
  const app = await startApp(dataDir, env);
  return {
    ...app,
    async remove() {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * One app on an empty data folder for the whole run; `ANKUR_E2E=two` runs two servers on shared stores behind one
 * address, `ANKUR_URL` uses a running app.
 */
export default async function globalSetup() {
  if (process.env.ANKUR_URL) return;
  if (process.env.ANKUR_E2E === 'two') {
    const { startTwo } = await import('./start-two.ts');
    const both = await startTwo({ RATE_LIMITS: 'off' });
    process.env.ANKUR_URL = both.url;
    process.env.ANKUR_DATA_DIR = both.dataDir;
    return async () => {
      process.stdout.write(`requests to each server: ${both.counts.join(' and ')}\n`);
      await both.stop();
    };
  }
  const app = await startOwnApp({ RATE_LIMITS: 'off' });
  process.env.ANKUR_URL = app.url;
  process.env.ANKUR_DATA_DIR = app.dataDir;
  return () => app.remove();
}
