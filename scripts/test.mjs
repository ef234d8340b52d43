// All tests: static checks, unit and integration tests, build, then e2e tests.
import { fileURLToPath } from 'node:url';
import { checkNode, ensureBuilt, ensureInstalled, must, pinnedNode } from './lib.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

checkNode();
ensureInstalled();
ensureSystemPackages();
const step = (name, run) => {
  const began = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  run();
  process.stdout.write(`== ${name}: ${Math.round((Date.now() - began) / 1000)} s\n`);
};
step('check', () => must(pinnedNode(), ['scripts/check.mjs']));
// Every test file loads the same libraries; compiled once they are read from here: a quarter less time in the browser's tests.
process.env.NODE_COMPILE_CACHE = fileURLToPath(
  new URL('../node_modules/.cache/compiled/', import.meta.url),
);
step('unit and integration tests', () =>
  must(pinnedNode(), ['node_modules/vitest/vitest.mjs', 'run']),
);
delete process.env.NODE_COMPILE_CACHE;
step('build', () => ensureBuilt());
step('browser journeys', () =>
  must(pinnedNode(), [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/playwright.config.ts',
  ]),
);
