import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type CuttingProxy, cuttingProxy } from './support/cutting-proxy.ts';
import { aFarmer, expect, signIn, test } from './support/journey.ts';
import { drawnVideo } from './support/made-media.ts';
import { type RunningApp, startApp } from './support/start-app.ts';

const MB = 1_000_000;
const BYTES = 60 * MB;
/** Largest chunk of the browser; a cut may repeat one. */
const PIECE = 512 * 1024;
const CUTS = 20;

const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');

let folder: string;
let app: RunningApp;
let proxy: CuttingProxy;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-uploads-'));
  app = await startApp(join(folder, 'data'), { RATE_LIMITS: 'off' });
  proxy = await cuttingProxy(
    () => app.url,
    Array.from({ length: CUTS }, (_, at) => (at + 0.5) * 2.9 * MB),
  );
});
test.afterEach(async () => {
  await proxy.close();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

async function post(page: Page, path: string): Promise<void> {
  await page.goto(`${proxy.url}/application/create-agroloop`);
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByLabel('Description').fill('Sixty megabytes');
  await page.getByRole('button', { name: 'Post Reel' }).click();
}

test('60 MB are stored byte for byte despite 20 cuts, two restarts, a reload and another tab', async ({
  page,
  context,
}) => {
  // Half a minute on an idle machine.
  test.setTimeout(240_000);
  const farmer = await aFarmer('Vitthal More', app.url);
  await signIn(page, farmer);
  await page.goto(`${proxy.url}/application/agriloop`);
  const video = await drawnVideo(page, BYTES);
  const path = join(folder, 'sowing.webm');
  await writeFile(path, video);
  const restart = async (signal: NodeJS.Signals) => {
    await app.stop(signal);
    app = await startApp(app.dataDir, { RATE_LIMITS: 'off' });
    proxy.go();
  };

  let held = proxy.holdAt(12 * MB);
  await post(page, path);
  await held;
  held = proxy.holdAt(24 * MB);
  await restart('SIGKILL');
  await held;
  held = proxy.holdAt(36 * MB);
  const reloaded = post(page, path);
  proxy.go();
  await reloaded;
  await held;
  // Chosen again, it goes on under the id that waits; in the second tab when the first one is closed.
  const second = await context.newPage();
  await post(second, path);
  await expect(second.getByText('Sending the video')).toBeVisible();
  held = proxy.holdAt(48 * MB);
  await page.close();
  proxy.go();
  await held;
  await restart('SIGTERM');

  await expect(second.getByRole('dialog', { name: 'Reel Posted!' })).toBeVisible({
    timeout: 120_000,
  });
  const feed = await fetch(`${app.url}/api/user/reels/`, {
    headers: { authorization: `Bearer ${farmer.access}` },
  });
  const reels = (await feed.json()) as { video: string; bytes: number }[];
  expect(reels.map((reel) => reel.bytes)).toEqual([video.length]);
  const arrived = await fetch(`${app.url}${reels[0]?.video}`);
  expect(hash(Buffer.from(await arrived.arrayBuffer()))).toBe(hash(video));
  expect([proxy.cuts, proxy.begun]).toEqual([CUTS, 1]);
  // Restarts, the reload and the closed tab interrupt as well.
  expect(proxy.sentBytes - video.length).toBeLessThanOrEqual((CUTS + 4) * PIECE);
});
