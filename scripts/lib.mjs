// Shared by the npm scripts. Plain JavaScript without dependencies: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The pinned Node that npm installed, whichever Node runs this. */
export function pinnedNode() {
  const own = join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  return existsSync(own) ? own : process.execPath;
}

/** Environment in which `node` and the installed tools are the pinned ones. */
export function toolEnv(extra = {}) {
  const path = join(root, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: `${path}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

export function fail(line, code = 1) {
  process.stderr.write(`ankur: ${line}\n`);
  process.exit(code);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old: 20.19 or newer is needed`);
}

/** Runs a command with inherited output; exits when it fails. */
export function must(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: toolEnv(),
    ...options,
  });
  if (result.error) fail(`${command}: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** `npm ci` unless a complete installation of this lock file exists. */
export function ensureInstalled() {
  const mark = join(root, 'node_modules', '.ankur-installed');
  const manifests = ['package.json', 'package-lock.json', ...workspaceManifests()];
  const wanted = hash(manifests.map((file) => readFileSync(join(root, file))));
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  process.stdout.write('ankur: installing (the first time takes a few minutes)\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  must(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { ...process.env, NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  });
  writeFileSync(mark, wanted);
}

function workspaceManifests() {
  const files = ['e2e/package.json', 'bench/package.json'];
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, group))) files.push(`${group}/${name}/package.json`);
  }
  return files.filter((file) => existsSync(join(root, file))).sort();
}

/** Builds the web app and the server unless their sources are unchanged. */
export function ensureBuilt() {
  const mark = join(root, '.cache', 'built');
  const wanted = sourceStamp(['apps', 'packages', 'scripts', 'package-lock.json']);
  const outputs = [
    'apps/web/dist/index.html',
    'apps/server/dist/main.js',
    'apps/server/dist/library-index.json',
  ];
  if (
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === wanted &&
    outputs.every((f) => existsSync(join(root, f)))
  )
    return;
  process.stdout.write('ankur: building\n');
  must(pinnedNode(), ['scripts/build.mjs']);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

/** A hash of names, sizes and times: fast, and changed by every edit and checkout. */
function sourceStamp(paths) {
  const parts = [process.version.split('.')[0] ?? ''];
  const walk = (path) => {
    const info = statSync(path, { throwIfNoEntry: false });
    if (!info) return;
    if (!info.isDirectory()) {
      parts.push(`${relative(root, path)}:${info.size}:${Math.round(info.mtimeMs)}`);
      return;
    }
    for (const name of readdirSync(path).sort()) {
      if (
        name === 'node_modules' ||
        name === 'dist' ||
        name === '.cache' ||
        name.endsWith('.test.ts')
      )
        continue;
      walk(join(path, name));
    }
  };
  for (const path of paths) walk(join(root, path));
  return hash(parts);
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

/**
 * Node and malloc settings of the server, also for e2e tests and benchmarks. A young generation of a fixed
 * size and two malloc arenas reduce idle memory. Without pretenuring: the price store's
 * first load would make V8 allocate all later rows in the old generation, where collection is expensive (npm run
 * bench -- memory http). A fixed mmap threshold returns the memory of loading the leaf model to the system, 70 MB
 * less (npm run bench -- leaf).
 */
const RUNTIME = JSON.parse(readFileSync(join(root, 'scripts', 'server-runtime.json'), 'utf8'));

/**
 * Starts the server as a child: forwards signals and the exit code; when this process is
 * killed, the closed IPC channel makes the server shut down.
 */
export function runServer(entry, extraArgs = []) {
  const child = spawn(pinnedNode(), [...RUNTIME.flags, ...extraArgs, entry], {
    cwd: root,
    env: toolEnv({ NODE_ENV: process.env.NODE_ENV ?? 'production', ...RUNTIME.env }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
  child.on('error', (error) => fail(error.message));
  if (process.env.npm_lifecycle_event) {
    const began = ancestry();
    setInterval(() => {
      if (ancestry() !== began) child.kill('SIGTERM');
    }, 500).unref();
  }
}

/** Parent and, where known, grandparent process: npm uses a shell that survives a killed npm. */
function ancestry() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s+(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}
