import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reasonOf } from '../errors/reason.ts';
import { changeOwner } from './change-owner.ts';
import { type ServiceUser, serviceUser } from './service-user.ts';

interface Place {
  dataDir: string;
  /** The port to listen on; none for a command. */
  port?: number;
  /** Files of the product that are read at run time; one that is closed to other users stands for all. */
  code: readonly string[];
  /** True for a command that reads arbitrary files that the operator names. */
  readsAnything?: boolean;
}

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv', '/usr/sbin/setpriv'];
/** Tells the re-executed process its parent's PID, because the IPC channel is lost by exec. */
const PARENT = 'ANKUR_STARTED_BY';

/**
 * Drops root privileges for good: changes the owner of the data folder and the process's user before
 * anything is opened. Where the code is in a folder closed to other users (such as /root), or the port is below 1024, the
 * process re-executes itself through `setpriv` with only the capability to read, or to bind. Does nothing unless root.
 */
export async function dropRoot(place: Place, warn: (message: string) => void): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const user = await serviceUser(place.dataDir);
  try {
    await changeOwner(place.dataDir, user);
    const rights = await neededRights(place);
    process.env.HOME = place.dataDir;
    if (rights.length === 0) become(user);
    else restartAs(user, rights);
  } catch (error) {
    warn(`goes on as root: ${user.name} cannot take over (${reasonOf(error)})`);
  }
}

/** After a re-execution, calls `onGone` when the parent ends; returns false where the IPC channel tells that. */
export function watchParent(onGone: () => void): boolean {
  const starter = Number(process.env[PARENT]);
  if (!(starter > 0)) return false;
  setInterval(() => {
    if (process.ppid !== starter) onGone();
  }, 500).unref();
  return true;
}

function become(user: ServiceUser): void {
  process.setgroups?.([user.gid]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
}

function restartAs({ uid, gid }: ServiceUser, rights: readonly string[]): void {
  const setpriv = SETPRIV.find((path) => existsSync(path));
  if (!setpriv || !process.execve) throw new Error('setpriv of util-linux is missing');
  const list = rights.map((right) => `+${right}`).join(',');
  const change = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // Otherwise access(2), by which initdb looks for postgres, ignores the capabilities.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=-all,${list}`,
    `--ambient-caps=-all,${list}`,
  ];
  // Tested first: a container may lack a capability, and after exec no code is left to report it.
  const trial = spawnSync(setpriv, [...change, '/bin/true'], { encoding: 'utf8' });
  if (trial.status !== 0) throw new Error(trial.stderr?.trim() || 'setpriv failed');
  const env = process.connected ? { [PARENT]: String(process.ppid) } : {};
  // Suppresses the experimental warning of `execve`.
  process.removeAllListeners('warning');
  process.execve(
    setpriv,
    ['setpriv', ...change, process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    { ...(process.env as Record<string, string>), ...env },
  );
}

async function neededRights({ dataDir, port = 0, code, readsAnything }: Place): Promise<string[]> {
  const paths = [dirname(dataDir), process.execPath, ...code];
  const open = await Promise.all(paths.map(isOpen));
  const rights = readsAnything || open.includes(false) ? ['dac_read_search'] : [];
  if (port > 0 && port < firstFreePort()) rights.push('net_bind_service');
  return rights;
}

/** Whether any user may read a path and traverse every parent folder. */
async function isOpen(path: string): Promise<boolean> {
  const own = await stat(path);
  if (!own.isDirectory() && (own.mode & 0o004) === 0) return false;
  for (let folder = own.isDirectory() ? path : dirname(path); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function firstFreePort(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
  } catch {
    return 1024;
  }
}
