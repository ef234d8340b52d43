import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aWebm } from '@ankur/server/testing/made-videos';
import { expect, test } from '@playwright/test';
import { runKill } from '../bench/proof/kill/run-kill.ts';
import { startProduct } from '../bench/proof/support/product.ts';
import { paddedWebm } from './support/padded-webm.ts';

const KILLS = 21;
const VIDEO_BYTES = 1024 * 1024;
/** Leaves most of the processor to the journey beside this one. */
const REST_MS = 25;

test('no acknowledged write is lost or doubled when server, database or both are killed', async () => {
  test.setTimeout(300_000);
  const product = await startProduct({ LOG_LEVEL: 'silent' });
  try {
    const { losses, tally, kills } = await runKill({
      product,
      kills: KILLS,
      seed: 20_261_121,
      restMs: REST_MS,
      files: {
        photo: await readFile(join(import.meta.dirname, 'support/pictures/leaf.jpg')),
        video: paddedWebm(await aWebm({ seconds: 1 }), VIDEO_BYTES),
      },
    });
    expect(losses).toEqual([]);
    expect(tally.acknowledged).toBeGreaterThanOrEqual(KILLS);
    expect([...kills.values()].every((times) => times >= 4)).toBe(true);
  } finally {
    await product.remove();
  }
});
