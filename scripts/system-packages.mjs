// What the browser journeys need beside npm's packages: a Chromium, and a Redis where there is one.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fail, pinnedNode } from './lib.mjs';

/** Chromium without a user interface runs the journeys in two thirds of the time of the one with it; both serve. */
const CHROMIUMS = JSON.parse(readFileSync(new URL('chromium-paths.json', import.meta.url), 'utf8'));
const SHELL = 'chromium-headless-shell';

const MACHINE = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (program, args) => spawnSync(program, args, { stdio: 'inherit' }).status === 0,
  print: (line) => process.stdout.write(`ankur: ${line}\n`),
  fail,
};

/**
 * Installs Debian's Chromium and Redis (as root only), else finds a Chromium, else downloads Playwright's. What will be
 * installed is printed first; `ANKUR_INSTALL=no` installs nothing.
 * @param machine replaced in tests
 */
export function ensureSystemPackages(machine = MACHINE) {
  const { env, exists, run, print } = machine;
  const mayInstall = env.ANKUR_INSTALL !== 'no';
  const hasChromium = () => Boolean(env.CHROMIUM_PATH) || CHROMIUMS.some(exists);
  const hasShell = () => Boolean(env.CHROMIUM_PATH) || exists(CHROMIUMS[0]);
  const hasRedis = () => exists('/usr/bin/redis-server');
  const missing = [...(hasShell() ? [] : [SHELL]), ...(hasRedis() ? [] : ['redis-server'])];
  if (missing.length > 0 && !mayInstall)
    print(`not installed, since ANKUR_INSTALL=no: ${missing.join(', ')}`);
  else if (missing.length > 0 && machine.isRoot && exists('/usr/bin/apt-get'))
    fromDebian(missing, machine, hasChromium);
  if (!hasRedis()) print('no redis-server here, the journeys over two servers are left out');
  if (hasChromium()) return;
  if (!mayInstall) return machine.fail('no Chromium: install one and set CHROMIUM_PATH to it');
  print('downloading a Chromium for the browser journeys (Playwright)');
  const downloaded = run(pinnedNode(), [
    'node_modules/@playwright/test/cli.js',
    'install',
    'chromium',
  ]);
  if (!downloaded) machine.fail('no Chromium: install one and set CHROMIUM_PATH to it');
}

function fromDebian(names, { run, print }, hasChromium) {
  const install = (...packages) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  print(
    `the tests need packages of the system that are missing; running: apt-get install --no-install-recommends ${names.join(' ')}`,
  );
  print('(set ANKUR_INSTALL=no to leave this machine as it is)');
  run('apt-get', ['update', '-qq']);
  for (const name of names) install(name);
  if (hasChromium()) return;
  print('no such package here; running: apt-get install --no-install-recommends chromium');
  install('chromium');
}
