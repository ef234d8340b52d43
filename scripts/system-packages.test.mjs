import { expect, it } from 'vitest';
import { ensureSystemPackages } from './system-packages.mjs';

/** A machine that writes down what is printed and run, in order. */
function aMachine({ env = {}, isRoot = true, files = ['/usr/bin/apt-get'], absent = [] } = {}) {
  const deeds = [];
  const there = new Set(files);
  return {
    deeds,
    env,
    isRoot,
    exists: (path) => there.has(path),
    run: (program, args) => {
      deeds.push(`run ${program.replace(/^.*\//, '')} ${args.join(' ')}`);
      if (absent.includes(args.at(-1))) return false;
      if (args[0] === 'install') there.add(`/usr/bin/${args.at(-1)}`);
      return true;
    },
    print: (line) => deeds.push(`print ${line}`),
    fail: (line) => deeds.push(`fail ${line}`),
  };
}

it('says what it will install before it installs anything', () => {
  const machine = aMachine();
  ensureSystemPackages(machine);
  const firstRun = machine.deeds.findIndex((deed) => deed.startsWith('run '));
  expect(machine.deeds.slice(0, firstRun).join('\n')).toMatch(
    /running: apt-get install .*chromium-headless-shell redis-server\n.*ANKUR_INSTALL=no/,
  );
  expect(machine.deeds.slice(firstRun)).toEqual([
    'run apt-get update -qq',
    'run apt-get install -y -qq --no-install-recommends chromium-headless-shell',
    'run apt-get install -y -qq --no-install-recommends redis-server',
  ]);
});

it('installs the whole Chromium where its system has none without a user interface', () => {
  const machine = aMachine({
    files: ['/usr/bin/apt-get', '/usr/bin/redis-server'],
    absent: ['chromium-headless-shell'],
  });
  ensureSystemPackages(machine);
  expect(machine.deeds.slice(-2)).toEqual([
    'print no such package here; running: apt-get install --no-install-recommends chromium',
    'run apt-get install -y -qq --no-install-recommends chromium',
  ]);
});

it('installs nothing where ANKUR_INSTALL=no, and says what is missing', () => {
  const machine = aMachine({ env: { ANKUR_INSTALL: 'no' } });
  ensureSystemPackages(machine);
  expect(machine.deeds.filter((deed) => deed.startsWith('run '))).toEqual([]);
  expect(machine.deeds[0]).toContain('ANKUR_INSTALL=no: chromium-headless-shell, redis-server');
  expect(machine.deeds.at(-1)).toMatch(/^fail no Chromium/);
});

it('touches no package of the system as another user than root, but says that it downloads a browser', () => {
  const machine = aMachine({ isRoot: false });
  ensureSystemPackages(machine);
  expect(machine.deeds.filter((deed) => deed.startsWith('run '))).toEqual([
    expect.stringContaining('node_modules/@playwright/test/cli.js install chromium'),
  ]);
  const download = machine.deeds.findIndex((deed) => deed.startsWith('run '));
  expect(machine.deeds[download - 1]).toMatch(/^print downloading a Chromium/);
});

it('is silent where everything is there', () => {
  const machine = aMachine({
    files: ['/usr/bin/chromium-headless-shell', '/usr/bin/redis-server'],
  });
  ensureSystemPackages(machine);
  expect(machine.deeds).toEqual([]);
});
