import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../platform/database/embedded-postgres.ts';
import type { Log } from '../../platform/log.ts';
import { BadArchive } from './archive/archive-file.ts';
import type { ArchiveReader } from './archive/archive-reader.ts';
import type { Manifest } from './archive/archive-records.ts';
import { copyOut } from './database/copy-stream.ts';
import { restoreDatabase } from './database/restore-database.ts';
import { copyOutText } from './database/snapshot.ts';
import { archivedFiles, openArchive } from './open-archive.ts';
import type { Progress } from './progress.ts';
import { loadProgress } from './restore-backup.ts';

interface VerifyPlan {
  file: string;
  passphrase: string | null;
  migrationsFolder: string;
  /** Folder for the temporary database. */
  folder: string;
  progress: Progress;
  log: Log;
}

const SCRATCH = 'verify-';
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const ENDED_BY_HAND = 130;
/** Estimated size of tables, indexes and write-ahead log, as a multiple of the tables. */
const ROOM_FACTOR = 3;
const ROOM_BYTES_MIN = 1e9;

/**
 * Restores a backup into a temporary database, reads every row back and compares it with what
 * was copied; reads all media. Returns null on success, or why verification was not possible.
 * @throws BadArchive when the backup is invalid
 */
export async function verifyBackup(plan: VerifyPlan): Promise<string | null> {
  await sweep(plan.folder);
  const { manifest, reader, close } = await openArchive(plan.file, plan.passphrase);
  try {
    const hindrance = await tooLittleRoom(plan.folder, manifest);
    if (hindrance) return hindrance;
    const trial = await tryDatabase(plan, manifest, reader);
    if (trial) return trial;
    let files = 0;
    for await (const _ of archivedFiles(reader)) {
      files += 1;
      plan.progress.show(`verifying media: ${files} files`);
    }
    return null;
  } finally {
    plan.progress.end();
    await close();
  }
}

/** Restores and compares in a temporary database that is removed afterwards, also on SIGINT and SIGTERM. */
async function tryDatabase(
  plan: VerifyPlan,
  manifest: Manifest,
  reader: ArchiveReader,
): Promise<string | null> {
  const scratch = await mkdtemp(join(plan.folder, SCRATCH));
  let database: EmbeddedPostgres | undefined;
  const clear = async () => {
    await database?.stop();
    await rm(scratch, { recursive: true, force: true });
  };
  const ended = () => void clear().finally(() => process.exit(ENDED_BY_HAND));
  for (const signal of SIGNALS) process.once(signal, ended);
  try {
    const started = await startEmbeddedPostgres(scratch, plan.log).catch((error: Error) => error);
    if (started instanceof Error) return started.message;
    database = started;
    await compareRows(database.connection, manifest, plan, reader);
    return null;
  } finally {
    for (const signal of SIGNALS) process.off(signal, ended);
    await clear();
  }
}

async function compareRows(
  connection: pg.ClientConfig,
  manifest: Manifest,
  { migrationsFolder, progress }: VerifyPlan,
  reader: ArchiveReader,
): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    const { digests } = await restoreDatabase(client, reader, manifest, {
      migrationsFolder,
      makeRole: true,
      progress: loadProgress({
        ...progress,
        show: (text) => progress.show(`verifying ${text}`),
      }),
    });
    for (const table of manifest.tables) {
      progress.show(`verifying rows of ${table.name}`);
      const copied = digests.get(table.name);
      const restored = await copyOut(client, copyOutText(table), async () => {});
      if (copied?.sum !== restored.sum || copied.rows !== restored.rows)
        throw new BadArchive(`rows of ${table.name} are not what they were when restored`);
    }
  } finally {
    await client.end().catch(() => {});
  }
}

async function tooLittleRoom(folder: string, manifest: Manifest): Promise<string | null> {
  const disk = await statfs(folder).catch(() => null);
  const needed = ROOM_FACTOR * manifest.database_bytes + ROOM_BYTES_MIN;
  if (!disk || disk.bavail * disk.bsize >= needed) return null;
  return `a scratch database needs ${Math.ceil(needed / 1e9)} GB free in ${folder}`;
}

/** Removes leftovers of killed verifications. */
async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((found) => found.startsWith(SCRATCH)))
    await rm(join(folder, name), { recursive: true, force: true });
}
