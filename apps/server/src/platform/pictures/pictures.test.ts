import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { reencodePicture } from './pictures.ts';

it('a picture in a file is read when its turn comes, so that waiting takes no memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-pictures-'));
  const path = join(folder, 'leaf');
  const square = { width: 900, height: 900, channels: 3, background: 'green' } as const;
  const leaf = await sharp({ create: square }).png().toBuffer();
  const sizes = [{ width: 32, height: 32, fit: 'inside' }] as const;
  const before = [reencodePicture(leaf, sizes), reencodePicture(leaf, sizes)];
  // Nothing lies there yet: the two before it hold the places.
  const waiting = reencodePicture(path, sizes);
  await writeFile(path, leaf);
  const [small] = await waiting;
  await Promise.all(before);
  expect((await sharp(small).metadata()).width).toBe(32);
  await rm(folder, { recursive: true });
});
