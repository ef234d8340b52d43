import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { BadSetting } from '../config/config.ts';
import type { MigrationConnection } from './migrate.ts';

/** A table that stands in a database, and a file in a data folder, from the beginning of a restore to its end. */
export const UNFINISHED_RESTORE = 'unfinished_restore';

const sentence = 'a restore into it was cut off; run npm run restore again';

/** @throws BadSetting when a restore into the data folder has not come to its end */
export async function refuseUnfinishedFolder(dataDir: string): Promise<void> {
  const found = await access(join(dataDir, UNFINISHED_RESTORE)).then(
    () => true,
    () => false,
  );
  if (found) throw new BadSetting(`DATA_DIR: ${sentence}`);
}

/** @throws BadSetting when a restore into the database has not come to its end */
export async function refuseUnfinishedDatabase(
  { rows }: Pick<MigrationConnection, 'rows'>,
  setting: string,
): Promise<void> {
  const [found] = await rows(
    `select to_regclass('public.${UNFINISHED_RESTORE}') is not null as unfinished`,
  );
  if (found?.unfinished) throw new BadSetting(`${setting}: ${sentence}`);
}
