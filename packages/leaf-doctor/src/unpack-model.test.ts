import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unpackModel } from './unpack-model.ts';

const packed = new Uint8Array(gzipSync('leaves of every kind'));

it('unpacks the model', async () => {
  expect(new TextDecoder().decode(await unpackModel(packed))).toBe('leaves of every kind');
  expect(new TextDecoder().decode(await unpackModel(packed.buffer))).toBe('leaves of every kind');
});

it('refuses a truncated or uncompressed file', async () => {
  await expect(unpackModel(packed.slice(0, -9))).rejects.toThrow();
  await expect(unpackModel(new TextEncoder().encode('<html>'))).rejects.toThrow();
});
