import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Every core: without this Vitest leaves one idle, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/**/*.test.ts', 'scripts/*.test.mjs'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['packages/testkit/src/database-template.ts'],
          testTimeout: 40_000,
          retry: process.env.CI ? 1 : 0,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'bench',
          include: ['bench/proof/**/*.test.ts'],
          globalSetup: ['packages/testkit/src/database-template.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      'apps/web/vitest.config.ts',
      'apps/web/vitest.own-process.config.ts',
    ],
  },
});
