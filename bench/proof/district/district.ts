import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis, startS3 } from '@ankur/server/testing/shared-stores';
import { startProxy } from '../../../e2e/support/round-robin-proxy.ts';
import { type RunningApp, startApp } from '../../../e2e/support/start-app.ts';
import { freePort } from '../support/product.ts';
import { type Pooler, startPooler } from './pooler.ts';
import { type PostgresPair, startPair } from './postgres-pair.ts';
import type { Programs } from './programs.ts';

/** An installation for a district, all of it on loopback and below one temporary folder. */
export interface District {
  /** The address in front of both servers. */
  url: string;
  postgres: PostgresPair;
  pooler: Pooler;
  servers: readonly RunningApp[];
  /** Requests that each server has had. */
  counts: readonly number[];
  stop(): Promise<void>;
}

/** Starts two servers behind a proxy on a PostgreSQL pair behind pgbouncer, an S3 store and Redis. */
export async function startDistrict(
  programs: Programs,
  print: (line: string) => void,
): Promise<District> {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-district-'));
  const { user } = programs;
  if (user) await chown(folder, user.uid, user.gid);
  const stops: (() => Promise<unknown> | unknown)[] = [
    () => rm(folder, { recursive: true, force: true }),
  ];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
  };
  try {
    const [primary, standby, own, redisPort] = (await Promise.all(
      Array.from({ length: 4 }, () => freePort()),
    )) as [number, number, number, number];
    const postgres = await startPair(programs, folder, { primary, standby });
    stops.push(postgres.stop);
    const pooler = await startPooler(programs, folder, { own, primary, replica: standby });
    stops.push(pooler.stop);
    const s3 = await startS3(folder);
    stops.push(s3.stop);
    const redis = await startRedis(folder, redisPort);
    stops.push(() => redis.kill());
    const proxy = await startProxy();
    stops.push(proxy.close);
    const servers: RunningApp[] = [];
    // One after the other: the first migrates.
    for (const name of ['one', 'two']) {
      const dataDir = join(folder, name);
      await mkdir(dataDir);
      const server = await startApp(dataDir, {
        ...pooler.env,
        ...s3.env,
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        JWT_SECRET: 'a secret that both servers of the district share',
        PUBLIC_URL: proxy.url,
        TRUST_PROXY: 'on',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
      });
      servers.push(server);
      stops.push(() => server.stop());
    }
    proxy.serve(servers.map(({ url }) => url));
    print(`PostgreSQL: ${await postgres.state()}`);
    return { url: proxy.url, postgres, pooler, servers, counts: proxy.counts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
