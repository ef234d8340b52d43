import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { BadSetting } from '../config/config.ts';
import { initdbErrorOf } from './initdb-error.ts';
import { asDatabaseUser, postgresEnv } from './postgres-command.ts';
import type { PrivilegeDrop } from './privilege-drop.ts';

const run = promisify(execFile);

/**
 * Runs initdb in a temporary folder and renames it. Removes incomplete folders of killed first starts.
 * @throws BadSetting when no cluster can be created there
 */
export async function makeCluster(
  native: string,
  folder: string,
  drop: PrivilegeDrop | undefined,
): Promise<void> {
  await removeIncompleteClusters(folder);
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const half = await mkdtemp(`${folder}.init-`);
  if (drop) await chown(half, drop.uid, drop.gid);
  const command = asDatabaseUser(drop, join(native, 'bin', 'initdb'), [
    `--pgdata=${half}`,
    '--username=ankur',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ]);
  try {
    await run(command.file, command.args, { ...command.options, env: postgresEnv() });
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw new BadSetting(
      `DATA_DIR: no database can be made in ${folder} (${initdbErrorOf(error)})`,
    );
  }
  await rename(half, folder);
}

/**
 * Removes incomplete folders of killed first starts. Their initdb may still be running: it writes only into its own
 * folder, which the next start removes.
 */
async function removeIncompleteClusters(folder: string): Promise<void> {
  const names = await readdir(dirname(folder));
  const halves = names.filter((name) => name.startsWith(`${basename(folder)}.init-`));
  await Promise.allSettled(
    halves.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })),
  );
}
