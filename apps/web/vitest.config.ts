import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { content } from './scripts/content-plugin.ts';
import { endpoints } from './scripts/endpoints-plugin.ts';
import { languages } from './scripts/languages-plugin.ts';

export default defineConfig({
  plugins: [react(), content(), endpoints(), languages()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
    testTimeout: 40_000,
    // In CI a failed test is run once more, and the second run is printed; two failures fail it.
    retry: process.env.CI ? 1 : 0,
    css: false,
  },
});
