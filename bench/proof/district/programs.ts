import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the programs are that a district's installation consists of, and as whom the databases run. */
export interface Programs {
  /** Folder with `initdb`, `postgres`, `pg_basebackup` and `pg_ctl`. */
  postgres: string;
  pgbouncer: string;
  redis: string;
  /** PostgreSQL and pgbouncer refuse to run as root; absent where nobody is root. */
  user?: { uid: number; gid: number };
}

const DEBIAN = '/usr/lib/postgresql';
const PACKAGES = { postgres: 'postgresql', pgbouncer: 'pgbouncer', redis: 'redis-server' };

const programAt = (places: readonly string[]): string | undefined => places.find(existsSync);

function newestPostgres(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN)
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => b - a);
  return versions
    .map((version) => join(DEBIAN, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')));
}

const idOf = (flag: string, user: string) =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8' }).trim());

/** Finds Debian's packages; installs nothing. Answers the packages that are missing. */
export function findPrograms(): { programs: Programs } | { missing: string[] } {
  const found = {
    postgres: newestPostgres(),
    pgbouncer: programAt(['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer']),
    redis: programAt(['/usr/bin/redis-server']),
  };
  const missing = (Object.keys(PACKAGES) as (keyof typeof PACKAGES)[])
    .filter((name) => !found[name])
    .map((name) => PACKAGES[name]);
  const { postgres, pgbouncer, redis } = found;
  if (!postgres || !pgbouncer || !redis) return { missing };
  const isRoot = process.getuid?.() === 0;
  const name = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return {
    programs: {
      postgres,
      pgbouncer,
      redis,
      ...(isRoot ? { user: { uid: idOf('-u', name), gid: idOf('-g', name) } } : {}),
    },
  };
}
