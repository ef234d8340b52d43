import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asDatabaseUser, postgresEnv } from './postgres-command.ts';
import type { PrivilegeDrop } from './privilege-drop.ts';

const READY_TIMEOUT_MS = 30_000;

/** Message of PostgreSQL while processes of a killed one still hold the shared memory of its data folder. */
const OLD_PROCESSES = /shared memory block .* is still in use/;

/** Processes of an earlier, killed database are still ending; a later attempt can succeed. */
export class OldProcessesRemain extends Error {}

export interface PostgresPlace {
  /** Folder of the binaries. */
  native: string;
  /** Data folder. */
  folder: string;
  sockets: string;
  drop: PrivilegeDrop | undefined;
}

/**
 * Starts PostgreSQL; resolves when it accepts connections.
 * @throws OldProcessesRemain while a killed database still has processes on the folder
 * @throws Error with its output when it ends before that for another reason
 */
export async function launchPostgres(
  { native, folder, sockets, drop }: PostgresPlace,
  warn: (message: string) => void,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '64MB',
    max_wal_size: '512MB',
    jit: 'off',
    // Small installation: no parallel workers, no replication.
    io_method: 'sync',
    max_logical_replication_workers: '0',
    log_min_messages: 'fatal',
    timezone: 'UTC',
  };
  const args = ['-D', folder, ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])];
  const command = asDatabaseUser(drop, join(native, 'bin', 'postgres'), args);
  const child = spawn(command.file, command.args, {
    ...command.options,
    env: postgresEnv(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Own process group: Ctrl-C reaches only the server, which then shuts the database down.
    detached: true,
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk.toString()}`.slice(-2000);
  });
  child.on('error', (error) => warn(`database process: ${error.message}`));
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      if (OLD_PROCESSES.test(complaint))
        throw new OldProcessesRemain('processes of an earlier database are still ending');
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

/** postmaster.pid ends in "ready" once connections are accepted; a killed process may have left a stale file. */
async function isReady(folder: string, pid: number | undefined): Promise<boolean> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}
