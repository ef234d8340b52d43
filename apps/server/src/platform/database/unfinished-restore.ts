import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadSetting } from '../config/config.ts';
import type { MigrationConnection } from './migrate.ts';

/** Marker of a restore in progress: a table in the database and a file in the data folder. */
export const UNFINISHED_RESTORE = 'unfinished_restore';

const sentence = 'a restore into it was cut off; run npm run restore again';

/** @throws BadSetting when a restore into the data folder was interrupted */
export async function refuseUnfinishedFolder(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, UNFINISHED_RESTORE))) throw new BadSetting(`DATA_DIR: ${sentence}`);
}

/** @throws BadSetting when a restore into the database was interrupted */
export async function refuseUnfinishedDatabase(
  { rows }: Pick<MigrationConnection, 'rows'>,
  setting: string,
): Promise<void> {
  const [found] = await rows(
    `select to_regclass('public.${UNFINISHED_RESTORE}') is not null as unfinished`,
  );
  if (found?.unfinished) throw new BadSetting(`${setting}: ${sentence}`);
}
