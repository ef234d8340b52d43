import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startApp } from './support/start-app.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const run = promisify(execFile);

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ankur-life-'));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

const health = async (url: string) => (await fetch(`${url}/api/health/`).catch(() => null))?.status;
const postmaster = async () =>
  Number((await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('shuts down on SIGTERM and leaves no process behind', async () => {
  const app = await startApp(dataDir);
  expect(await health(app.url)).toBe(200);
  const pid = await postmaster();
  await app.stop('SIGTERM');
  expect(app.process.exitCode).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

test('restarts the database when it dies under a running server', async () => {
  const app = await startApp(dataDir);
  process.kill(await postmaster(), 'SIGKILL');
  await expect.poll(() => health(app.url), { timeout: 20_000 }).toBe(200);
  await app.stop();
});

for (const ms of [250, 450, 900]) {
  test(`starts again after a kill ${ms} ms into the first start`, async () => {
    const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    });
    await sleep(ms);
    child.kill('SIGKILL');
    const app = await startApp(dataDir);
    expect(await health(app.url)).toBe(200);
    await app.stop();
  });
}

test('uses another PostgreSQL through DATABASE_URL with the same migrations', async () => {
  const host = await startApp(dataDir);
  const other = await mkdtemp(join(tmpdir(), 'ankur-life-'));
  const socket = encodeURIComponent(join(dataDir, 'run'));
  const app = await startApp(other, {
    DATABASE_URL: `postgres://ankur@localhost/template1?host=${socket}`,
  });
  expect(await health(app.url)).toBe(200);
  await app.stop();
  await host.stop();
  await rm(other, { recursive: true, force: true });
});

/** Effective user and capabilities of a process. */
async function rightsOf(pid: number): Promise<{ uid: number; rights: string }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return {
    uid: Number(/^Uid:\s+\d+\s+(\d+)/m.exec(status)?.[1]),
    rights: /^CapEff:\s+0*([0-9a-f]*)$/m.exec(status)?.[1] ?? '',
  };
}

/** CAP_DAC_READ_SEARCH, which the server keeps only where a folder above the product is closed to other users (decision 0113). */
async function rightToRead(): Promise<string> {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at))
    if (((await stat(at)).mode & 0o001) === 0) return '4';
  return '';
}

test('started as root, server and database run as an unprivileged user', async () => {
  test.skip(process.getuid?.() !== 0, 'only root can give its rights away');
  test.setTimeout(180_000);
  const app = await startApp(dataDir);
  const server = await rightsOf(app.process.pid ?? 0);
  expect(server.uid).toBeGreaterThan(0);
  expect(server.rights).toBe(await rightToRead());
  expect(await rightsOf(await postmaster())).toEqual(server);
  await app.stop();
  expect(app.process.exitCode).toBe(0);
  // Files owned by root, of an earlier version or a command, are chowned at the next start.
  for (const name of ['', 'pg', 'jwt-secret']) await chown(join(dataDir, name), 0, 0);
  const again = await startApp(dataDir);
  expect(await health(again.url)).toBe(200);
  await again.stop();
});

test('started as root below an inaccessible folder, it keeps CAP_DAC_READ_SEARCH only', async () => {
  test.skip(process.getuid?.() !== 0, 'only root can give its rights away');
  test.setTimeout(180_000);
  const app = await startApp(join(dataDir, 'below'));
  expect(await health(app.url)).toBe(200);
  // Bit 2: CAP_DAC_READ_SEARCH.
  expect(await rightsOf(app.process.pid ?? 0)).toMatchObject({ rights: '4' });
  await app.stop();
  expect(app.process.exitCode).toBe(0);
});

const refusals: [string, Record<string, string>, RegExp][] = [
  [
    'a port that is none',
    { PORT: 'eighty' },
    /^ankur: PORT: must be a port number from 0 to 65535\n$/,
  ],
  [
    'a short secret',
    { JWT_SECRET: 'x'.repeat(31) },
    /^ankur: JWT_SECRET: must have at least 32 bytes\n$/,
  ],
  [
    'a database of another kind',
    { DATABASE_URL: 'mysql://x' },
    /^ankur: DATABASE_URL: must start with postgres:\/\/\n$/,
  ],
  [
    'a data folder that is none',
    { DATA_DIR: '/dev/null/ankur' },
    /^ankur: DATA_DIR: \/dev\/null\/ankur cannot be used \(ENOTDIR\)\n$/,
  ],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://ankur@localhost:1/farm' },
    /^ankur: DATABASE_URL: .*ECONNREFUSED.*\n$/,
  ],
  [
    'half an object store',
    { S3_ENDPOINT: 'http://127.0.0.1:9' },
    /^ankur: S3_BUCKET: must be set when S3_ENDPOINT is set\n$/,
  ],
];
for (const [what, env, line] of refusals) {
  test(`refuses ${what} in one line with exit code 2`, async () => {
    const failure = await run(process.execPath, ['apps/server/dist/main.js'], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env },
    }).catch((error: { code: number; stderr: string }) => error);
    expect(failure).toMatchObject({ code: 2 });
    expect(failure.stderr).toMatch(line);
  });
}

test('reports a used port with exit code 2, and stops the database', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
  const port = (blocker.address() as { port: number }).port;
  const failure = await run(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
  }).catch((error: { code: number; stderr: string }) => error);
  expect(failure).toMatchObject({ code: 2 });
  expect(failure.stderr).toContain(`PORT: ${port} on 127.0.0.1 is already in use`);
  await new Promise((resolve) => blocker.close(resolve));
});
