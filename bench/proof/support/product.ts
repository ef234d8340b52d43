import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningApp, startApp } from '../../../e2e/support/start-app.ts';

/** The built product with its own folder and a fixed port, so that it can be killed and restarted. */
export interface Product {
  url: string;
  dataDir: string;
  app(): RunningApp;
  /** Restarts it after its server has ended. */
  startAgain(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** A port of loopback that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the built product without rate limits, on an empty folder. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankur-proof-'));
  const settings = { RATE_LIMITS: 'off', PORT: String(await freePort()), ...env };
  let app = await startApp(dataDir, settings);
  return {
    url: app.url,
    dataDir,
    app: () => app,
    async startAgain() {
      await app.stop('SIGKILL');
      app = await startApp(dataDir, settings);
    },
    async remove() {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
