import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/**/*.test.ts'],
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
    ],
  },
});
