import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { familyOf, signal } from '../support/processes.ts';
import type { Programs } from './programs.ts';

const run = promisify(execFile);
const READY_MS = 60_000;
const SUPERUSER = 'postgres';
/** The roles and database of docs/operate.md. */
const ROLES = `
  create role farm_owner login;
  create role farm_app login;
  grant farm_app to farm_owner`;

export interface PostgresPair {
  primaryPort: number;
  standbyPort: number;
  /** `synchronous_commit` and the standby's state, as the primary sees them. */
  state(): Promise<string>;
  /** SIGKILL to every process of the primary at once. */
  killPrimary(): Promise<void>;
  /** Makes the standby a primary. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL primary and a standby that confirms each commit before it is acknowledged, on loopback and below
 * `folder`, with the database `farm` and its two roles.
 */
export async function startPair(
  { postgres, user }: Programs,
  folder: string,
  ports: { primary: number; standby: number },
): Promise<PostgresPair> {
  const as = user ?? {};
  const place = async (name: string) => {
    const path = join(folder, name);
    await mkdir(path, { mode: 0o700 });
    if (user) await chown(path, user.uid, user.gid);
    return path;
  };
  const [primary, standby] = [await place('primary'), await place('standby')];
  const tool = (name: string, ...args: string[]) =>
    run(join(postgres, name), args, { ...as, cwd: folder });
  const running: ChildProcess[] = [];
  const start = async (path: string, port: number) => {
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 60,
      shared_buffers: '64MB',
      wal_level: 'replica',
      max_wal_senders: 4,
      hot_standby: 'on',
      // A standby says of each look whether it is ready that it is not yet.
      log_min_messages: 'panic',
      timezone: 'UTC',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(postgres, 'postgres'), ['-D', path, ...args], {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    running.push(child);
    await untilAnswers(port);
    return child;
  };
  await tool('initdb', '-D', primary, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const first = await start(primary, ports.primary);
  await ask(ports.primary, 'postgres', ROLES);
  await ask(ports.primary, 'postgres', 'create database farm owner farm_owner');
  const origin = `host=127.0.0.1 port=${ports.primary} user=${SUPERUSER} application_name=standby`;
  await tool('pg_basebackup', '-d', origin, '-D', standby, '-R', '-X', 'stream', '-c', 'fast');
  await start(standby, ports.standby);
  // After the copy: the standby, once promoted, waits for nobody.
  await ask(ports.primary, 'postgres', `alter system set synchronous_standby_names = 'standby'`);
  await ask(ports.primary, 'postgres', 'select pg_reload_conf()');
  return {
    primaryPort: ports.primary,
    standbyPort: ports.standby,
    async state() {
      const [row] = await ask(
        ports.primary,
        'postgres',
        `select current_setting('synchronous_commit') || ', standby ' || state || ', ' || sync_state as state
          from pg_stat_replication`,
      );
      return String(row?.state ?? 'no standby');
    },
    async killPrimary() {
      for (const pid of await familyOf(first.pid ?? 0)) signal(pid, 'SIGKILL');
    },
    promote: async () => void (await tool('pg_ctl', 'promote', '-D', standby, '-w')),
    async stop() {
      const ends = running.map((child) => ended(child));
      for (const child of running) if (child.exitCode === null) child.kill('SIGINT');
      await Promise.all(ends);
    },
  };
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Runs one statement as the superuser. */
export async function ask(
  port: number,
  database: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: SUPERUSER, database });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows ?? [];
  } finally {
    await client.end().catch(() => {});
  }
}

async function untilAnswers(port: number): Promise<void> {
  const began = Date.now();
  for (;;) {
    try {
      await ask(port, 'postgres', 'select 1');
      return;
    } catch (error) {
      if (Date.now() - began > READY_MS) throw error;
      await sleep(100);
    }
  }
}
