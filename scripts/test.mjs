// All tests: types, lint, arrows, unit and integration tests, build, then journeys in a browser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { checkNode, ensureBuilt, ensureInstalled, fail, must, pinnedNode } from './lib.mjs';

checkNode();
ensureInstalled();
ensureOthers();
const step = (name, run) => {
  const began = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  run();
  process.stdout.write(`== ${name}: ${Math.round((Date.now() - began) / 1000)} s\n`);
};
step('check', () => must(pinnedNode(), ['scripts/check.mjs']));
step('unit and integration tests', () =>
  must(pinnedNode(), ['node_modules/vitest/vitest.mjs', 'run']),
);
step('build', () => ensureBuilt());
step('browser journeys', () =>
  must(pinnedNode(), [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/playwright.config.ts',
  ]),
);

/** A Chromium that is there, else Debian's, else Playwright's own download; Debian's Redis where it can be had. */
function ensureOthers() {
  if (!process.env.CHROMIUM_PATH && !existsSync('/usr/bin/chromium')) fromDebian('chromium');
  if (!existsSync('/usr/bin/redis-server') && !fromDebian('redis-server')) {
    process.stdout.write(
      'ankur: no redis-server here, the journeys over two servers are left out\n',
    );
  }
  if (process.env.CHROMIUM_PATH || existsSync('/usr/bin/chromium')) return;
  const result = spawnSync(
    pinnedNode(),
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    { stdio: 'inherit' },
  );
  if (result.status !== 0) fail('no Chromium: install one and set CHROMIUM_PATH to it');
}

/** True once the package is there; only root of a Debian can bring it. */
function fromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: 'inherit',
  });
  return existsSync(`/usr/bin/${name}`);
}
