import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSharedStores } from '@ankur/server/testing/shared-stores';
import { startProxy } from './round-robin-proxy.ts';
import { type RunningApp, startApp } from './start-app.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface TwoServers {
  /** Address of the round-robin proxy. */
  url: string;
  servers: readonly [RunningApp, RunningApp];
  /** Requests per server through the proxy. */
  counts: readonly number[];
  dataDir: string;
  stop(): Promise<void>;
}

/** Two servers with folders of their own on one PostgreSQL, one S3-compatible store and one Redis. */
export async function startTwo(env: Record<string, string> = {}): Promise<TwoServers> {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-two-'));
  const stores = await startSharedStores(folder, { redisPort: await freePort() });
  const proxy = await startProxy();
  const start = async (name: string) => {
    const dataDir = join(folder, name);
    await mkdir(dataDir, { recursive: true });
    // A shared mail folder replaces the mail server.
    if (name !== 'a') await symlink(join(folder, 'a', 'outbox'), join(dataDir, 'outbox'));
    return startApp(dataDir, {
      ...stores.env,
      JWT_SECRET: 'a secret that both servers share',
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: 'on',
      ...env,
    });
  };
  await mkdir(join(folder, 'a', 'outbox'), { recursive: true });
  const started = await Promise.allSettled([start('a'), start('b')]);
  const [one, two] = started.map((result) =>
    result.status === 'fulfilled' ? result.value : undefined,
  );
  const stop = async () => {
    await proxy.close();
    await Promise.all([one?.stop(), two?.stop()]);
    await stores.stop();
    await rm(folder, { recursive: true, force: true });
  };
  if (!one || !two) {
    await stop();
    throw started.find((result) => result.status === 'rejected')?.reason;
  }
  proxy.serve([one.url, two.url]);
  return {
    url: proxy.url,
    servers: [one, two],
    counts: proxy.counts,
    dataDir: one.dataDir,
    stop,
  };
}
