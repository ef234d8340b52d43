import { defineConfig } from '@playwright/test';
import { chromiumOfMachine } from './support/chromium.ts';
import { hasRedis } from './support/has-redis.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Several processes share rate limits through Redis; such specs are skipped without it.
  testIgnore: hasRedis() ? [] : ['two-servers.spec.ts'],
  fullyParallel: true,
  workers: 2,
  // One retry, for busy build machines.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './support/start-app.ts',
  outputDir: '../test-results',
  use: {
    // Set by start-app.ts before the workers read this file again.
    ...(process.env.ANKUR_URL ? { baseURL: process.env.ANKUR_URL } : {}),
    geolocation: { latitude: 20.39, longitude: 78.13 },
    permissions: ['geolocation'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // As the product has it. What the worker asks (GET requests) is answered and counted by the context: a `page.route` does
    // not see it, and now and then misses what the worker lets through, too: routes are of the context. Blocked where a
    // journey is about the first visit (prerender) or parts that cannot be fetched (shell).
    serviceWorkers: 'allow',
    // A trace takes a picture of the page at every step. `npm run e2e -- NAME --trace retain-on-failure` records the first try, too.
    trace: 'on-first-retry',
    launchOptions: {
      ...chromiumOfMachine,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
