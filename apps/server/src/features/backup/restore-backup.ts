import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type DatabaseAccess, prepareDatabase } from '../../platform/database/prepare-database.ts';
import { UNFINISHED_RESTORE } from '../../platform/database/unfinished-restore.ts';
import type { Log } from '../../platform/log.ts';
import {
  contentTypeOf,
  isMediaKey,
  type MediaStore,
} from '../../platform/media-store/media-store.ts';
import { NAMED_MEDIA } from '../../platform/media-store/named-media.ts';
import { BadArchive } from './archive/archive-file.ts';
import { sizeText } from './backup-terms.ts';
import { restoreDatabase } from './database/restore-database.ts';
import { type Erasure, eraseAgain } from './erasures.ts';
import { archivedFiles, openArchive } from './open-archive.ts';
import type { Progress } from './progress.ts';

export interface RestorePlan {
  file: string;
  passphrase: string | null;
  access: DatabaseAccess;
  migrationsFolder: string;
  media: MediaStore;
  /** Erasures after the backup. */
  erased: readonly Erasure[];
  /** Stores the secret from the data folder of the backup. */
  keepSecret(secret: string): Promise<void>;
  progress: Progress;
  log: Log;
}

export interface Restored {
  takenAt: string;
  tables: number;
  rows: number;
  files: number;
  /** Number of repeated erasures. */
  erased: number;
}

/**
 * Restores a backup into an empty database and media store, and migrates it. An interrupted restore can be run again; a server
 * does not start on an unfinished one. One of an older version cannot be repeated after its migrations.
 * @throws NotEmpty, BadArchive, BadSetting
 */
export async function restoreBackup(plan: RestorePlan): Promise<Restored> {
  const { manifest, reader, close } = await openArchive(plan.file, plan.passphrase);
  const client = new pg.Client({ connectionTimeoutMillis: 8_000, ...plan.access.owner });
  client.on('error', () => {});
  try {
    await client.connect();
    const { digests } = await restoreDatabase(client, reader, manifest, {
      migrationsFolder: plan.migrationsFolder,
      makeRole: plan.access.setting === undefined,
      progress: loadProgress(plan.progress),
    });
    await prepareDatabase(plan.access, plan.migrationsFolder, plan.log, { isRestore: true });
    const erased = await eraseAgain(client, plan.erased);
    await client.query('analyze');
    const { rows: named } = await drizzle(client).execute<{ key: string }>(
      sql`select distinct key from (${NAMED_MEDIA}) named where key is not null`,
    );
    const wanted = new Set(named.map(({ key }) => key));
    const files = await restoreMedia(plan, archivedFiles(reader), wanted);
    if (manifest.jwt_secret) await plan.keepSecret(manifest.jwt_secret);
    await client.query(`drop table ${UNFINISHED_RESTORE}`);
    const rows = [...digests.values()].reduce((sum, digest) => sum + digest.rows, 0);
    return { takenAt: manifest.taken_at, tables: digests.size, rows, files, erased };
  } finally {
    plan.progress.end();
    await client.end().catch(() => {});
    await close();
  }
}

export function loadProgress(progress: Progress) {
  let bytes = 0;
  let table = '';
  const show = () => progress.show(`database: ${table}, ${sizeText(bytes)} read`);
  return {
    table(name: string, done: number, of: number) {
      table = `table ${done + 1} of ${of} (${name})`;
      show();
    },
    bytes(count: number) {
      bytes += count;
      show();
    },
  };
}

/** Stores referenced files that are missing. */
async function restoreMedia(
  { media, progress }: RestorePlan,
  files: ReturnType<typeof archivedFiles>,
  wanted: ReadonlySet<string>,
): Promise<number> {
  let count = 0;
  let written = 0;
  for await (const { key, bytes, content } of files) {
    if (!isMediaKey(key)) throw new BadArchive(`the backup names a file that is none of ours`);
    if (!wanted.has(key)) continue;
    count += 1;
    written += bytes;
    if ((await media.size(key)) !== bytes)
      await media.put(key, Readable.from(content), contentTypeOf(key), bytes);
    progress.show(`media: ${count} files, ${sizeText(written)}`);
  }
  return count;
}
