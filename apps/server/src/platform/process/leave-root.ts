import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reasonOf } from '../errors/reason.ts';
import { handOver } from './hand-over.ts';
import { type ServiceUser, serviceUser } from './service-user.ts';

interface Place {
  dataDir: string;
  /** The port to listen on; none for a command. */
  port?: number;
  /** Files of the product that are read while it runs; one that is closed to others stands for all. */
  code: readonly string[];
  /** True for a command that reads files the operator names, wherever they lie. */
  readsAnything?: boolean;
}

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv', '/usr/sbin/setpriv'];
/** Set for the program that takes our place, so that it watches whoever started it: the channel to that one is lost. */
const PARENT = 'ANKUR_STARTED_BY';

/**
 * Started as root, goes on as an unprivileged user for good: hands the data folder over and gives the rights away before
 * anything is opened. Where the code lies in a folder closed to others (such as /root), or the port is below 1024, the
 * program is started in its own place through `setpriv` with just the right to read, or to bind. Does nothing for anybody but root.
 */
export async function leaveRoot(place: Place, warn: (message: string) => void): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const user = await serviceUser(place.dataDir);
  try {
    await handOver(place.dataDir, user);
    const rights = await neededRights(place);
    process.env.HOME = place.dataDir;
    if (rights.length === 0) become(user);
    else restartAs(user, rights);
  } catch (error) {
    warn(`goes on as root: ${user.name} cannot take over (${reasonOf(error)})`);
  }
}

/** Ends the product with whoever started it, where it took its own place; answers false where a channel tells that. */
export function watchStarter(onGone: () => void): boolean {
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
    // Else access(2), by which initdb looks for its sister program, would forget the rights.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=-all,${list}`,
    `--ambient-caps=-all,${list}`,
  ];
  // Tried first: a container may lack a right, and once our place is given up nobody is left to say so.
  const trial = spawnSync(setpriv, [...change, '/bin/true'], { encoding: 'utf8' });
  if (trial.status !== 0) throw new Error(trial.stderr?.trim() || 'setpriv failed');
  const env = process.connected ? { [PARENT]: String(process.ppid) } : {};
  // Not a word about `execve` being new.
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

/** True when anybody may read a path, and cross every folder on the way. */
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
