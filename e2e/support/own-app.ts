import type { Page } from '@playwright/test';
import { aFarmer, signIn } from './journey.ts';
import { type FakeProvider, fakeProvider } from './price-provider.ts';
import { startOwnApp } from './start-app.ts';

/** A separate app on an empty data folder with a local fake provider and a signed-in farmer. */
export async function withOwnApp(
  page: Page,
  env: (providerUrl: string) => Record<string, string>,
  journey: (url: string, provider: FakeProvider) => Promise<void>,
): Promise<void> {
  const provider = await fakeProvider();
  const app = await startOwnApp({ RATE_LIMITS: 'off', ...env(provider.url) });
  try {
    await signIn(page, await aFarmer(undefined, app.url));
    await journey(app.url, provider);
  } finally {
    await app.remove();
    await provider.close();
  }
}
