import type { PrivilegeDrop } from './privilege-drop.ts';

/** Little of our own environment: what PostgreSQL does must not depend on who started us. */
export function postgresEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '', TZ: 'UTC', LC_ALL: 'C' };
}

/** A command as it is run for the user that the database belongs to. */
export function asDatabaseUser(drop: PrivilegeDrop | undefined, file: string, args: string[]) {
  if (!drop) return { file, args, options: { cwd: '/' } };
  if (drop.prefix.length === 0)
    return { file, args, options: { uid: drop.uid, gid: drop.gid, cwd: '/' } };
  const [first = '', ...rest] = drop.prefix;
  return { file: first, args: [...rest, file, ...args], options: { cwd: '/' } };
}
