/// <reference path="../platform/media-store/s3rver.d.ts" />
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';

export interface SharedStores {
  /** Settings with which any number of servers work on the same data. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

const BUCKET = 'ankur';

/** One PostgreSQL, one S3-compatible store and, where `redis-server` is installed, one Redis, all below `folder`. */
export async function startSharedStores(
  folder: string,
  { redisPort }: { redisPort: number | null },
): Promise<SharedStores> {
  const warn = (line: string) => void process.stderr.write(`${line}\n`);
  const postgres = await startEmbeddedPostgres(join(folder, 'shared'), { info: () => {}, warn });
  const s3 = await startS3(folder);
  const redis = redisPort === null ? null : await startRedis(folder, redisPort);
  const { host, user, database } = postgres.connection;
  return {
    env: {
      DATABASE_URL: `postgres://${user}@${encodeURIComponent(host ?? '')}/${database}`,
      ...s3.env,
      ...(redisPort === null ? {} : { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
    },
    async stop() {
      redis?.kill();
      await s3.stop();
      await postgres.stop();
    },
  };
}

/** An S3-compatible store with one bucket, below `folder`. */
export async function startS3(folder: string): Promise<SharedStores> {
  const directory = join(folder, 's3');
  await mkdir(directory, { recursive: true });
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await s3.run();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async () => void (await s3.close()),
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A Redis on loopback; resolves when it answers. @throws Error when it is not installed */
export async function startRedis(folder: string, port: number): Promise<ChildProcess> {
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder };
  const child = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    { stdio: 'ignore' },
  );
  const failed = new Promise<never>((_, reject) =>
    child.once('error', (error) => reject(new Error(`redis-server: ${error.message}`))),
  );
  const ready = async () => {
    while (child.exitCode === null && !(await answers(port))) await sleep(25);
  };
  await Promise.race([ready(), failed]);
  if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
  return child;
}
