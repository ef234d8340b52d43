import { defineConfig } from 'vitest/config';
import { OWN_PROCESS, plugins, settings } from './vitest.config.ts';

export default defineConfig({
  plugins,
  test: { ...settings, name: 'web, own process', include: OWN_PROCESS },
});
