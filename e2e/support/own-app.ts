import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { aFarmer, signIn } from './journey.ts';
import { type FakeProvider, fakeProvider } from './price-provider.ts';
import { startApp } from './start-app.ts';

/** A separate app on an empty data folder with a local fake provider and a signed-in farmer. */
export async function withOwnApp(
  page: Page,
  env: (providerUrl: string) => Record<string, string>,
  journey: (url: string, provider: FakeProvider) => Promise<void>,
): Promise<void> {
  const provider = await fakeProvider();
  const dataDir = await mkdtemp(join(tmpdir(), 'ankur-own-'));
  const app = await startApp(dataDir, { RATE_LIMITS: 'off', ...env(provider.url) });
  try {
    await signIn(page, await aFarmer(undefined, app.url));
    await journey(app.url, provider);
  } finally {
    await app.stop();
    await provider.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
