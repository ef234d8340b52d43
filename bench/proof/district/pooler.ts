import { spawn } from 'node:child_process';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './postgres-pair.ts';
import type { Programs } from './programs.ts';

export interface Pooler {
  /** Settings of the product for this pooler. */
  env: Record<string, string>;
  /** Sends everything to another PostgreSQL from now on, without a restart. */
  pointTo(port: number): Promise<void>;
  stop(): Promise<void>;
}

const READY_MS = 20_000;

/** pgbouncer in transaction mode for the application, in session mode for migrations, and before the replica. */
export async function startPooler(
  { pgbouncer, user }: Programs,
  folder: string,
  ports: { own: number; primary: number; replica: number },
): Promise<Pooler> {
  const place = join(folder, 'pooler');
  await mkdir(place, { mode: 0o700 });
  const file = join(place, 'pgbouncer.ini');
  const users = join(place, 'users.txt');
  const write = async (primary: number) => {
    const at = (port: number) => `host=127.0.0.1 port=${port} dbname=farm`;
    await writeFile(users, '"farm_app" ""\n"farm_owner" ""\n"postgres" ""\n');
    await writeFile(
      file,
      `[databases]
farm = ${at(primary)} pool_mode=transaction
farm_session = ${at(primary)} pool_mode=session
farm_read = ${at(ports.replica)} pool_mode=transaction
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.own}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
admin_users = postgres
default_pool_size = 16
max_client_conn = 400
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 8
`,
    );
    if (user) for (const path of [place, file, users]) await chown(path, user.uid, user.gid);
  };
  await write(ports.primary);
  const child = spawn(pgbouncer, ['-q', file], {
    ...(user ?? {}),
    cwd: place,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const began = Date.now();
  for (;;) {
    try {
      await ask(ports.own, 'pgbouncer', 'show version');
      break;
    } catch (error) {
      if (Date.now() - began > READY_MS || child.exitCode !== null) throw error;
      await sleep(100);
    }
  }
  const url = (role: string, database: string) =>
    `postgres://${role}@127.0.0.1:${ports.own}/${database}`;
  return {
    env: {
      DATABASE_URL: url('farm_app', 'farm'),
      DATABASE_OWNER_URL: url('farm_owner', 'farm_session'),
      DATABASE_READ_URL: url('farm_app', 'farm_read'),
      DATABASE_POOLER: 'transaction',
    },
    async pointTo(port) {
      await write(port);
      await ask(ports.own, 'pgbouncer', 'reload');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
