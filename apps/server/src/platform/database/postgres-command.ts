import type { PrivilegeDrop } from './privilege-drop.ts';

/** A minimal environment: PostgreSQL must not depend on the environment of whoever started this process. */
export function postgresEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '', TZ: 'UTC', LC_ALL: 'C' };
}

/** A command line that runs as the owner of the database. */
export function asDatabaseUser(drop: PrivilegeDrop | undefined, file: string, args: string[]) {
  if (!drop) return { file, args, options: { cwd: '/' } };
  if (drop.prefix.length === 0)
    return { file, args, options: { uid: drop.uid, gid: drop.gid, cwd: '/' } };
  const [first = '', ...rest] = drop.prefix;
  return { file: first, args: [...rest, file, ...args], options: { cwd: '/' } };
}
