import { access, mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { BadSetting, type Config } from '../../platform/config/config.ts';
import { openEmbedded } from '../../platform/database/open-embedded.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import { systemIds } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { openMediaStore } from '../../platform/media-store/open-media-store.ts';
import { readPassphrase } from './archive/archive-key.ts';
import { type BackupRun, insertBackupRun } from './backup-runs.ts';
import { sizeText } from './backup-terms.ts';
import { makeBackup } from './make-backup.ts';
import { createProgress, noProgress } from './progress.ts';
import { verifyBackup } from './verify-backup.ts';

export interface BackupWish {
  file: string;
  passphraseFile: string | undefined;
  verify: boolean;
  media: boolean;
}

interface Program {
  version: string;
  migrationsFolder: string;
}

/**
 * Makes and verifies one backup by the settings, with or without a running server, and records the outcome. A file that
 * fails verification is renamed to `.bad`.
 * @throws Error in one sentence when it could not be made or is invalid
 */
export async function runBackup(
  config: Config,
  wish: BackupWish,
  { version, migrationsFolder }: Program,
  log: Log,
): Promise<BackupRun> {
  const file = resolve(wish.file);
  const passphrase = wish.passphraseFile ? await readPassphrase(wish.passphraseFile) : null;
  await mkdir(dirname(file), { recursive: true });
  const source = await openSource(config, migrationsFolder, log);
  const startedAt = new Date();
  const progress = config.LOG_LEVEL === 'silent' ? noProgress : createProgress();
  let run: BackupRun = {
    startedAt,
    finishedAt: startedAt,
    file,
    bytes: null,
    outcome: 'failed',
    note: null,
  };
  try {
    const made = await makeBackup({
      file,
      database: source.connection,
      media: wish.media ? await openMediaStore(config) : null,
      passphrase,
      jwtSecret: await secretIn(config),
      product: version,
      now: startedAt,
      progress,
      log,
    });
    run.bytes = made.bytes;
    const gone = made.missing > 0 ? `, ${made.missing} named but not in the store` : '';
    log.info(
      `${file}: ${made.tables} tables, ${made.files} files${gone}, ${sizeText(made.bytes)}${passphrase === null ? ', not encrypted' : ', encrypted'}`,
    );
    const folder = config.DATA_DIR;
    const hindrance = wish.verify
      ? await verifyBackup({ file, passphrase, migrationsFolder, folder, progress, log }).catch(
          async (error) => {
            const bad = `${file}.bad`;
            run.file = await rename(file, bad).then(
              () => bad,
              () => file,
            );
            if (run.file === bad) log.warn(`renamed to ${bad}`);
            throw error;
          },
        )
      : 'not asked for';
    run = { ...run, outcome: hindrance === null ? 'verified' : 'unverified', note: hindrance };
    if (hindrance === null)
      log.info('verified: restored into a scratch database, every row compared');
    else log.warn(`not verified: ${hindrance}`);
    return run;
  } catch (error) {
    const kept = run.file === file ? '' : ` (renamed to ${run.file})`;
    run = { ...run, outcome: 'failed', note: `${reasonOf(error)}${kept}` };
    throw error;
  } finally {
    run.finishedAt = new Date();
    await writeDown(source.connection, run, log);
    await source.close();
  }
}

interface Source {
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

/** The database to copy: the operator's own, a running server's, or the one in the data folder, started for this. */
async function openSource(
  { DATABASE_URL, DATA_DIR }: Config,
  migrationsFolder: string,
  log: Log,
): Promise<Source> {
  if (DATABASE_URL)
    return { connection: { connectionString: DATABASE_URL }, close: async () => {} };
  await access(join(DATA_DIR, 'pg')).catch(() => {
    throw new BadSetting(`DATA_DIR: ${DATA_DIR} holds no database`);
  });
  return openEmbedded(DATA_DIR, log, { isCommand: true, anyVersion: true, migrationsFolder });
}

async function secretIn({ JWT_SECRET, DATA_DIR }: Config): Promise<string | null> {
  if (JWT_SECRET) return null;
  return readFile(join(DATA_DIR, 'jwt-secret'), 'utf8').catch(() => null);
}

async function writeDown(connection: pg.ClientConfig, run: BackupRun, log: Log): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    await insertBackupRun(client, systemIds, run);
  } catch (error) {
    log.warn(`the run could not be written down: ${reasonOf(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}
