import { familyOf, postmasterOf, signal } from '../support/processes.ts';
import type { Random } from '../support/random.ts';

/** What is killed, always without a warning (SIGKILL). */
export const BLOWS = {
  /** The server; its database goes on alone until the next start stops it. */
  server: 'server',
  /** The database under a server that goes on. */
  database: 'database',
  /** One connection's process: the database ends all others and recovers. */
  backend: 'one process of the database',
  /** The server and the database's main process. */
  both: 'server and database',
  /** Every process at one moment. */
  power: 'every process at once',
} as const;
export type Blow = keyof typeof BLOWS;

const ORDER = Object.keys(BLOWS) as Blow[];

/** The blows take turns. */
export const blowOf = (round: number): Blow => ORDER[round % ORDER.length] as Blow;

/** True where the server itself is gone and must be started again. */
export const endsServer = (blow: Blow): boolean => blow !== 'database' && blow !== 'backend';

/** Strikes a running product. */
export async function strike(
  blow: Blow,
  { server, dataDir }: { server: number; dataDir: string },
  random: Random,
): Promise<void> {
  const postmaster = await postmasterOf(dataDir);
  switch (blow) {
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
      // The database's processes are found from its own number too: a restarted one may have another parent.
      const family = [...new Set([...(await familyOf(server)), ...(await familyOf(postmaster))])];
      for (const pid of family) signal(pid, 'SIGSTOP');
      for (const pid of family) signal(pid, 'SIGKILL');
    }
  }
}
