import { writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPictureProcess } from './picture-process.ts';
import { reencodePicture, UnreadablePicture } from './pictures.ts';

it('reads a picture file only when a process is free, so that waiting takes no memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-pictures-'));
  const path = join(folder, 'leaf');
  const square = { width: 900, height: 900, channels: 3, background: 'green' } as const;
  const leaf = await sharp({ create: square }).png().toBuffer();
  const sizes = [{ width: 32, height: 32, fit: 'inside' }] as const;
  const before = [reencodePicture(leaf, sizes), reencodePicture(leaf, sizes)];
  // The file does not exist yet: both processes are busy. Written at once, so that neither can be free before it is.
  const waiting = reencodePicture(path, sizes);
  writeFileSync(path, leaf);
  const [small] = await waiting;
  await Promise.all(before);
  expect((await sharp(small).metadata()).width).toBe(32);
  await rm(folder, { recursive: true });
});

it('reports a picture that takes too long as unreadable, and processes the next one', async () => {
  const square = { width: 3000, height: 3000, channels: 3, background: 'green' } as const;
  const picture = await sharp({ create: square }).png().toBuffer();
  const sizes = [{ width: 2000, height: 2000, fit: 'inside' }] as const;
  const worker = createPictureProcess();
  expect(await worker.ask({ picture, sizes }, 1)).toEqual({ unreadable: 'it takes too long' });
  const small = [{ width: 16, height: 16, fit: 'inside' }] as const;
  expect(await worker.ask({ picture, sizes: small })).toMatchObject({ drawn: [expect.anything()] });
});

it('refuses a picture of thousands of parts before decoding', async () => {
  const square = { width: 9, height: 9, channels: 3, background: 'green' } as const;
  const png = await sharp({ create: square }).png().toBuffer();
  const text = Buffer.from('000000007445587400000000', 'hex');
  const parts = Array<Buffer>(20_001).fill(text);
  const bomb = Buffer.concat([png.subarray(0, 33), ...parts, png.subarray(33)]);
  const refused = reencodePicture(bomb, [{ width: 16, height: 16, fit: 'inside' }]);
  await expect(refused).rejects.toThrow(UnreadablePicture);
  await expect(refused).rejects.toThrow('more parts');
});

it('does not report a file that cannot be opened as unreadable', async () => {
  const refused = reencodePicture('/nonexistent/leaf', [{ width: 16, height: 16, fit: 'inside' }]);
  await expect(refused).rejects.not.toThrow(UnreadablePicture);
  await expect(refused).rejects.toThrow('ENOENT');
});

it('gives its memory back when idle, and starts again for the next picture', async () => {
  const square = { width: 90, height: 90, channels: 3, background: 'green' } as const;
  const picture = await sharp({ create: square }).png().toBuffer();
  const sizes = [{ width: 16, height: 16, fit: 'inside' }] as const;
  const before = (await priorities()).length;
  const worker = createPictureProcess(50);
  for (let times = 0; times < 2; times += 1) {
    expect(await worker.ask({ picture, sizes })).toMatchObject({ drawn: [expect.anything()] });
    if (process.platform === 'linux')
      await expect.poll(async () => (await priorities()).length).toBeLessThanOrEqual(before);
  }
});

/** Niceness of every thread of the picture processes of this one, by the process. */
async function priorities(): Promise<number[][]> {
  const found: number[][] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (!command.includes('picture-worker') || parent !== process.pid) continue;
    const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
    found.push(threads.map((thread) => getPriority(Number(thread))));
  }
  return found;
}

it.runIf(process.platform === 'linux')(
  'encodes in processes all of whose threads leave the processor to requests',
  async () => {
    const square = { width: 900, height: 900, channels: 3, background: 'green' } as const;
    const leaf = await sharp({ create: square }).png().toBuffer();
    const size = { width: 800, height: 800, fit: 'inside', format: 'avif' } as const;
    await reencodePicture(leaf, [size]);
    const found = await priorities();
    expect(found.length).toBeGreaterThan(0);
    // The main thread, the pool of four, and those of the engine and the decoder.
    for (const threads of found) expect(threads.length).toBeGreaterThan(4);
    expect(new Set(found.flat())).toEqual(new Set([Math.min(19, getPriority() + 10)]));
  },
);
