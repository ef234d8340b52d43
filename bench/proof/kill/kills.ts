import { familyOf, postmasterOf, signal } from '../support/processes.ts';
import type { Random } from '../support/random.ts';

/** Targets of a kill (SIGKILL). */
export const KILL_KINDS = {
  /** The server; its database keeps running until the next start stops it. */
  server: 'server',
  /** The database under a running server. */
  database: 'database',
  /** A backend process: the database terminates all others and recovers. */
  backend: 'one process of the database',
  /** The server and the database's main process. */
  both: 'server and database',
  /** All processes at once. */
  power: 'every process at once',
} as const;
export type KillKind = keyof typeof KILL_KINDS;

const ORDER = Object.keys(KILL_KINDS) as KillKind[];

/** The kinds in rotation. */
export const killKindOf = (round: number): KillKind => ORDER[round % ORDER.length] as KillKind;

/** True when the server must be restarted. */
export const endsServer = (kind: KillKind): boolean => kind !== 'database' && kind !== 'backend';

/** Kills processes of a running product. */
export async function kill(
  kind: KillKind,
  { server, dataDir }: { server: number; dataDir: string },
  random: Random,
): Promise<void> {
  const postmaster = await postmasterOf(dataDir);
  switch (kind) {
    case 'server':
      return signal(server, 'SIGKILL');
    case 'database':
      return signal(postmaster, 'SIGKILL');
    case 'backend': {
      const backends = (await familyOf(postmaster)).slice(1);
      return signal(backends.length > 0 ? random.pick(backends) : postmaster, 'SIGKILL');
    }
    case 'both':
      signal(postmaster, 'SIGKILL');
      return signal(server, 'SIGKILL');
    case 'power': {
      // The database's processes are also found by its own pid: a restarted one may have another parent.
      const family = [...new Set([...(await familyOf(server)), ...(await familyOf(postmaster))])];
      for (const pid of family) signal(pid, 'SIGSTOP');
      for (const pid of family) signal(pid, 'SIGKILL');
    }
  }
}
