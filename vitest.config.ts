import { defineConfig } from 'vitest/config';
import { bundledDrizzle } from './packages/testkit/src/bundled-drizzle.ts';

const resolve = { alias: await bundledDrizzle(import.meta.dirname) };

export default defineConfig({
  test: {
    // Every core: without this Vitest leaves one idle, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          isolate: false,
          testTimeout: 40_000,
          include: ['packages/*/**/*.test.ts', 'scripts/*.test.mjs'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        resolve,
        test: {
          name: 'server',
          // One process a worker for all files, so that libraries and the product are loaded once.
          isolate: false,
          execArgv: ['--max-semi-space-size=32'],
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['packages/testkit/src/database-template.ts'],
          testTimeout: 40_000,
          retry: process.env.CI ? 1 : 0,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          name: 'bench',
          include: ['bench/proof/**/*.test.ts'],
          globalSetup: ['packages/testkit/src/database-template.ts'],
          retry: process.env.CI ? 1 : 0,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      'apps/web/vitest.config.ts',
      'apps/web/vitest.own-process.config.ts',
    ],
  },
});
