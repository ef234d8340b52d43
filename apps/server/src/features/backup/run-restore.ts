import { readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { BadSetting, type Config } from '../../platform/config/config.ts';
import { openEmbedded } from '../../platform/database/open-embedded.ts';
import {
  type DatabaseAccess,
  embeddedAccess,
  ownAccess,
} from '../../platform/database/prepare-database.ts';
import { UNFINISHED_RESTORE } from '../../platform/database/unfinished-restore.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import type { Log } from '../../platform/log.ts';
import { openMediaStore } from '../../platform/media-store/open-media-store.ts';
import { readPassphrase } from './archive/archive-key.ts';
import { NotEmpty, needEmptyDatabase } from './database/restore-database.ts';
import { ERASURES_FILE, readErasures } from './erasures.ts';
import { openArchive } from './open-archive.ts';
import { createProgress, noProgress } from './progress.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';

export interface RestoreWish {
  file: string;
  passphraseFile: string | undefined;
  /** Another list of erasures, besides the one in the backup's folder. */
  erasedFile: string | undefined;
}

/** Entries of a new file system. */
const OF_THE_SYSTEM = new Set(['lost+found', UNFINISHED_RESTORE]);

/**
 * Restores a backup into what the settings name.
 * @throws BadSetting when the data folder or the database is not empty, or the passphrase is missing
 * @throws BadArchive when the backup is invalid
 */
export async function runRestore(
  config: Config,
  wish: RestoreWish,
  migrationsFolder: string,
  log: Log,
): Promise<Restored> {
  const file = resolve(wish.file);
  const passphrase = wish.passphraseFile ? await readPassphrase(wish.passphraseFile) : null;
  // Checked before anything is created.
  await (await openArchive(file, passphrase)).close();
  const erased = [
    ...(await readErasures(join(dirname(file), ERASURES_FILE))),
    ...(wish.erasedFile ? await readErasures(resolve(wish.erasedFile)) : []),
  ];
  const { access, close } = await openEmptyPlace(config, migrationsFolder, log);
  try {
    const restored = await restoreBackup({
      file,
      passphrase,
      access,
      migrationsFolder,
      media: await openMediaStore(config),
      erased,
      keepSecret: (secret) => keepSecret(config, secret),
      progress: config.LOG_LEVEL === 'silent' ? noProgress : createProgress(),
      log,
    }).catch((error) => {
      throw error instanceof NotEmpty ? badPlace(access.setting ?? 'DATA_DIR', error) : error;
    });
    await rm(join(config.DATA_DIR, UNFINISHED_RESTORE), { force: true });
    return restored;
  } finally {
    await close();
  }
}

/** @throws BadSetting when the folder contains anything but an interrupted restore */
async function openEmptyPlace(
  config: Config,
  migrationsFolder: string,
  log: Log,
): Promise<{ access: DatabaseAccess; close(): Promise<void> }> {
  if (config.DATABASE_URL) {
    const access = ownAccess(config);
    await needEmpty(access);
    return { access, close: async () => {} };
  }
  const names = await readdir(config.DATA_DIR);
  const isUnfinished = names.includes(UNFINISHED_RESTORE);
  const other = names.find((name) => !OF_THE_SYSTEM.has(name));
  if (other && !isUnfinished)
    throw new BadSetting(`DATA_DIR: ${config.DATA_DIR} is not empty (${other})`);
  await writeFile(join(config.DATA_DIR, UNFINISHED_RESTORE), '', { mode: 0o600 });
  const { connection, close } = await openEmbedded(config.DATA_DIR, log, { migrationsFolder });
  return { access: embeddedAccess(connection), close };
}

const badPlace = (setting: string | undefined, error: NotEmpty) =>
  new BadSetting(`${setting}: the database ${error.message}`);

async function needEmpty({ owner, setting }: DatabaseAccess): Promise<void> {
  const client = new pg.Client({ connectionTimeoutMillis: 8_000, ...owner });
  client.on('error', () => {});
  try {
    await client.connect();
    await needEmptyDatabase(client);
  } catch (error) {
    if (error instanceof NotEmpty) throw badPlace(setting, error);
    throw new BadSetting(`${setting}: ${reasonOf(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The secret of the backup, unless the operator sets one or the folder has one. */
async function keepSecret({ JWT_SECRET, DATA_DIR }: Config, secret: string): Promise<void> {
  if (JWT_SECRET) return;
  await writeFile(join(DATA_DIR, 'jwt-secret'), secret, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
}
