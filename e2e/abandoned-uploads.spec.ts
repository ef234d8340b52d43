import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { aFarmer } from './support/journey.ts';
import { startApp } from './support/start-app.ts';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A connection that sends `text` and then stalls. */
async function abandoned(url: string, text: string): Promise<Socket> {
  const line = connect(Number(new URL(url).port), '127.0.0.1');
  line.on('error', () => {});
  line.write(text);
  await sleep(100);
  return line;
}

test('shuts down on SIGTERM with abandoned uploads', async () => {
  test.setTimeout(60_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'ankur-abandoned-'));
  const app = await startApp(dataDir, { RATE_LIMITS: 'off' });
  const farmer = await aFarmer('Vitthal More', app.url);
  const head = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${farmer.access}\r\nContent-Type: ${type}\r\nContent-Length: 900000\r\n\r\n`;
  const form = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\nbytes`;
  const multipart = 'multipart/form-data; boundary=x';
  const lines = [
    // Open at the signal: without a request, with partial headers, with partial bodies of each kind.
    await abandoned(app.url, ''),
    await abandoned(app.url, 'POST /api/user/posts/ HT'),
    await abandoned(app.url, head('/api/user/login/', 'application/json')),
    await abandoned(app.url, head('/api/user/posts/', multipart) + form('photo')),
    await abandoned(app.url, head('/api/user/reels/', multipart) + form('video')),
    await abandoned(app.url, head('/api/greenscan/analyze/', multipart) + form('image')),
  ];
  // Closed before the signal.
  for (const name of ['posts', 'reels']) {
    const line = await abandoned(app.url, head(`/api/user/${name}/`, multipart) + form('photo'));
    line.destroy();
  }
  const postmaster = await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8');
  const began = Date.now();
  await app.stop('SIGTERM');
  expect(app.process.exitCode).toBe(0);
  expect(Date.now() - began).toBeLessThan(12_000);
  expect(isAlive(Number(postmaster.split('\n')[0]))).toBe(false);
  for (const line of lines) line.destroy();
  await rm(dataDir, { recursive: true, force: true });
});
