import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import runtime from '../scripts/server-runtime.json' with { type: 'json' };
import { percentile } from './support/percentile.ts';

const ROOT = join(import.meta.dirname, '..');
const PHOTOS = 60;
const AT_ONCE = 16;
const ROUNDS = 8;

function photographs(folder: string | undefined): Buffer[] {
  if (folder === undefined) return [readFileSync(join(ROOT, 'e2e/support/pictures/leaf.jpg'))];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const jpegs = names.filter((name) => /\.jpe?g$/i.test(name)).slice(0, PHOTOS);
  return jpegs.map((name) => readFileSync(join(folder, name)));
}

async function startServer(dataDir: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    [
      ...runtime.flags,
      '--import',
      join(import.meta.dirname, 'support/loop-watch.ts'),
      'apps/server/dist/main.js',
    ],
    {
      cwd: ROOT,
      env: {
        ...runtime.env,
        PATH: process.env.PATH ?? '',
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        RATE_LIMITS: 'off',
      },
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ready: (http:\S+?)\/?\s/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { url, child };
}

function residentMiB(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

function loopDelay(child: ChildProcess): Promise<{ p50: number; p99: number }> {
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as { p50: number; p99: number }));
    child.send('loop-delay');
  });
}

async function upload(url: string, photo: Buffer): Promise<number> {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(photo)], 'leaf.jpg', { type: 'image/jpeg' }));
  const began = performance.now();
  const answer = await fetch(`${url}/api/greenscan/analyze/`, { method: 'POST', body: form });
  if (answer.status !== 200) throw new Error(`status ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - began;
}

async function oneByOne(url: string, photos: readonly Buffer[], count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++)
    times.push(await upload(url, photos[i % photos.length] as Buffer));
  return times;
}

const show = (name: string, value: number, unit: string, limit?: number) =>
  console.log(
    `${name.padEnd(46)}${value.toFixed(1).padStart(9)} ${unit}${limit === undefined ? '' : `   (at most ${limit})`}`,
  );

/**
 * The leaf classifier on the built server: time per photograph, memory, and event loop delay under
 * 16 concurrent uploads. `LEAF_PHOTOS` names a folder of JPEG files; default: a synthetic leaf.
 */
export default async function measure(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ankur-bench-leaf-'));
  const { url, child } = await startServer(dataDir);
  try {
    const photos = photographs(process.env.LEAF_PHOTOS);
    // The first start loads the price sample; its memory is not the classifier's.
    await (await fetch(`${url}/api/market/ticker/`)).arrayBuffer();
    const before = residentMiB(child);
    const first = await upload(url, photos[0] as Buffer);
    await oneByOne(url, photos, 10);
    await loopDelay(child);
    const times = await oneByOne(url, photos, PHOTOS);
    show('first photograph, model opened', first, 'ms');
    show('a photograph, p50', percentile(times, 0.5), 'ms', 60);
    show('a photograph, p95', percentile(times, 0.95), 'ms');
    show('memory added after one at a time', residentMiB(child) - before, 'MiB', 150);
    await loopDelay(child);
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) => upload(url, photos[i % photos.length] as Buffer)),
      );
    }
    const late = await loopDelay(child);
    show('event loop p99 with 16 uploads at once', late.p99, 'ms', 50);
    show('memory added after 16 at once', residentMiB(child) - before, 'MiB', 150);
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}
