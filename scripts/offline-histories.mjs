// Builds the product if needed, and plays histories of offline writes in a browser: `npm run offline-histories -- 100`.
import {
  checkNode,
  ensureBuilt,
  ensureInstalled,
  fail,
  must,
  pinnedNode,
  toolEnv,
} from './lib.mjs';

const [count = '100', seed] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(count)) fail(`no such number of histories: ${count}`, 2);
checkNode();
ensureInstalled();
ensureBuilt();
must(
  pinnedNode(),
  [
    ...['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
    ...['outbox-histories', '-g', 'each write arrives exactly once', '--retries=0'],
  ],
  { env: toolEnv({ HISTORIES: count, ...(seed && { SEED: seed }) }) },
);
