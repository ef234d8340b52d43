import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { content } from './scripts/content-plugin.ts';
import { endpoints } from './scripts/endpoints-plugin.ts';
import { languages } from './scripts/languages-plugin.ts';

/** Streams and typed arrays of Node, which the classes of a file's own context do not recognise. */
export const OWN_PROCESS = [
  'scripts/content-plugin.test.ts',
  'src/features/assistant/answer-stream.test.ts',
  'src/features/greenscan/offline-card.test.tsx',
  'src/features/greenscan/scans-offline.test.tsx',
  'src/lib/http/read-events.test.ts',
];

export const plugins = [react(), content(), endpoints(), languages()];

export const settings = {
  root: import.meta.dirname,
  // As in the whole run's configuration, which a project's own file does not inherit: one figure for all projects, or none starts.
  maxWorkers: '100%',
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['src/test/setup.ts'],
  restoreMocks: true,
  testTimeout: 40_000,
  // In CI a failed test is run once more, and the second run is printed; two failures fail it.
  retry: process.env.CI ? 1 : 0,
  css: false,
};

export default defineConfig({
  plugins,
  test: {
    ...settings,
    name: 'web',
    // Each file has a context of its own, but jsdom is loaded once a worker: 88 instead of 232 s of processor for all files.
    pool: 'vmThreads',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...OWN_PROCESS],
  },
});
