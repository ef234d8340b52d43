import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPictureThread } from './picture-thread.ts';
import { reencodePicture, UnreadablePicture } from './pictures.ts';

it('reads a picture file only when a thread is free, so that waiting takes no memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-pictures-'));
  const path = join(folder, 'leaf');
  const square = { width: 900, height: 900, channels: 3, background: 'green' } as const;
  const leaf = await sharp({ create: square }).png().toBuffer();
  const sizes = [{ width: 32, height: 32, fit: 'inside' }] as const;
  const before = [reencodePicture(leaf, sizes), reencodePicture(leaf, sizes)];
  // The file does not exist yet: both threads are busy.
  const waiting = reencodePicture(path, sizes);
  await writeFile(path, leaf);
  const [small] = await waiting;
  await Promise.all(before);
  expect((await sharp(small).metadata()).width).toBe(32);
  await rm(folder, { recursive: true });
});

it('reports a picture that takes too long as unreadable, and processes the next one', async () => {
  const square = { width: 3000, height: 3000, channels: 3, background: 'green' } as const;
  const picture = await sharp({ create: square }).png().toBuffer();
  const sizes = [{ width: 2000, height: 2000, fit: 'inside' }] as const;
  const thread = createPictureThread();
  expect(await thread.ask({ picture, sizes }, 1)).toEqual({ unreadable: 'it takes too long' });
  const small = [{ width: 16, height: 16, fit: 'inside' }] as const;
  expect(await thread.ask({ picture, sizes: small })).toMatchObject({ drawn: [expect.anything()] });
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
