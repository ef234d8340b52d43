// All tests: static checks, unit and integration tests, build, then e2e tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { checkNode, ensureBuilt, ensureInstalled, fail, must, pinnedNode } from './lib.mjs';

const mayInstall = process.env.ANKUR_INSTALL !== 'no';

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

/**
 * Finds Chromium, else installs Debian's, else Playwright's; Debian's Redis where available. What will be
 * installed is printed first; `ANKUR_INSTALL=no` disables it.
 */
function ensureOthers() {
  const hasChromium = () => Boolean(process.env.CHROMIUM_PATH) || existsSync('/usr/bin/chromium');
  const hasRedis = () => existsSync('/usr/bin/redis-server');
  const missing = [...(hasChromium() ? [] : ['chromium']), ...(hasRedis() ? [] : ['redis-server'])];
  if (missing.length > 0) fromDebian(missing);
  if (!hasRedis()) {
    process.stdout.write(
      'ankur: no redis-server here, the journeys over two servers are left out\n',
    );
  }
  if (hasChromium()) return;
  if (!mayInstall) fail('no Chromium: install one and set CHROMIUM_PATH to it');
  process.stdout.write('ankur: downloading a Chromium for the browser journeys (Playwright)\n');
  const result = spawnSync(
    pinnedNode(),
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    { stdio: 'inherit' },
  );
  if (result.status !== 0) fail('no Chromium: install one and set CHROMIUM_PATH to it');
}

/** Installs system packages; on Debian as root only, after printing it. */
function fromDebian(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const command = `apt-get install --no-install-recommends ${names.join(' ')}`;
  if (!mayInstall) {
    process.stdout.write(`ankur: not installed, since ANKUR_INSTALL=no: ${names.join(', ')}\n`);
    return;
  }
  process.stdout.write(
    `ankur: the tests need packages of the system that are missing; running: ${command}\n` +
      'ankur: (set ANKUR_INSTALL=no to leave this machine as it is)\n',
  );
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: 'inherit',
  });
}
