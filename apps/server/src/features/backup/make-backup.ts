import { existsSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { BadSetting } from '../../platform/config/config.ts';
import { lockPath } from '../../platform/instance-lock.ts';
import type { Log } from '../../platform/log.ts';
import type { MediaStore } from '../../platform/media-store/media-store.ts';
import { NAMED_MEDIA } from '../../platform/media-store/named-media.ts';
import { makeHeader } from './archive/archive-file.ts';
import type { Manifest } from './archive/archive-records.ts';
import { type ArchiveWriter, createArchiveWriter } from './archive/archive-writer.ts';
import { BACKUP_LOCK, sizeText } from './backup-terms.ts';
import { copyOut } from './database/copy-stream.ts';
import { beginSnapshot, copyOutText, describeDatabase, tableBytes } from './database/snapshot.ts';
import { readAhead } from './media/read-ahead.ts';
import type { Progress } from './progress.ts';
import { readUnfinished } from './unfinished.ts';

export interface BackupPlan {
  /** Path of the finished archive; `.part` is appended until then. */
  file: string;
  database: pg.ClientConfig;
  /** Null: without media. */
  media: MediaStore | null;
  passphrase: string | null;
  /** The secret in the data folder; null where the operator sets it. */
  jwtSecret: string | null;
  product: string;
  now: Date;
  progress: Progress;
  log: Log;
}

export interface MadeBackup {
  bytes: number;
  tables: number;
  rows: number;
  files: number;
  /** Files that rows reference and the store lacks: deleted since the snapshot, or missing before. */
  missing: number;
}

/** A new archive with its database part, or an unfinished one. */
interface Begun {
  writer: ArchiveWriter;
  keys: readonly string[];
  done: ReadonlySet<string>;
  tables: number;
  rows: number;
}

/**
 * Writes a consistent snapshot of the database, and the media that it references, into one file. An attempt interrupted while media were
 * copied is resumed. The product serves meanwhile.
 * @throws BadSetting when the file exists already or another backup is running
 */
export async function makeBackup(plan: BackupPlan): Promise<MadeBackup> {
  if (existsSync(plan.file)) throw new BadSetting(`${plan.file} is there already`);
  const part = `${plan.file}.part`;
  const release = await lockPath(part, 0, `${part} is being written by another backup`);
  const client = new pg.Client({ connectionTimeoutMillis: 8_000, ...plan.database });
  client.on('error', () => {});
  let file: FileHandle | undefined;
  try {
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [BACKUP_LOCK]);
    if (!rows[0]?.free) throw new BadSetting('another backup of this database is being made');
    file = await open(part, existsSync(part) ? 'r+' : 'wx+', 0o600);
    const begun = (await goOn(file, part, client, plan)) ?? (await begin(file, client, plan));
    // The snapshot is released before media are read, so that vacuum is not blocked.
    await client.end();
    const { files, missing } = await copyMedia(begun, plan);
    const bytes = begun.writer.bytes();
    await begun.writer.record({ type: 'end', files, missing, bytes });
    await file.truncate(begun.writer.bytes());
    await file.sync();
    await file.close();
    file = undefined;
    await rename(part, plan.file);
    await syncFolder(dirname(plan.file));
    const { tables, rows: copied } = begun;
    return { bytes: begun.writer.bytes(), tables, rows: copied, files, missing };
  } finally {
    plan.progress.end();
    await file?.close();
    await client.end().catch(() => {});
    release();
  }
}

async function goOn(
  file: FileHandle,
  name: string,
  client: pg.Client,
  { passphrase, now, log, media }: BackupPlan,
): Promise<Begun | null> {
  if ((await file.stat()).size === 0) return null;
  const { fingerprint } = await describeDatabase(client);
  const found = await readUnfinished(file, name, { passphrase, fingerprint, now });
  if ('refusal' in found || found.manifest.media !== (media !== null)) {
    log.info(`${name} is begun anew: ${'refusal' in found ? found.refusal : 'media or none'}`);
    return null;
  }
  const { header, manifest, position, keys, done } = found;
  log.info(`going on with ${name}: ${done.size} of ${keys.length} files are there`);
  await file.truncate(position.offset);
  const writer = createArchiveWriter(file, header, position);
  return { writer, keys, done, tables: manifest.tables.length, rows: 0 };
}

async function begin(
  file: FileHandle,
  client: pg.Client,
  { passphrase, now, media, jwtSecret, product, progress }: BackupPlan,
): Promise<Begun> {
  const header = await makeHeader(passphrase, now);
  await file.truncate(0);
  await file.write(header.line, 0, header.line.length, 0);
  const writer = createArchiveWriter(file, header, { offset: header.line.length, index: 0 });
  await beginSnapshot(client);
  const database = await describeDatabase(client);
  const bytesOf = await tableBytes(client);
  const all = [...bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0);
  const manifest: Manifest = {
    type: 'manifest',
    product,
    ...database,
    database_bytes: all,
    media: media !== null,
    jwt_secret: jwtSecret,
  };
  await writer.record(manifest);
  let before = 0;
  let rows = 0;
  for (const table of database.tables) {
    await writer.record({ type: 'table', name: table.name });
    const size = bytesOf.get(table.name) ?? 0;
    let copied = 0;
    const digest = await copyOut(client, copyOutText(table), (chunk) => {
      copied += chunk.length;
      const share = Math.floor((100 * (before + Math.min(copied, size))) / Math.max(1, all));
      progress.show(`database: ${share} %, ${table.name}, ${sizeText(writer.bytes())} written`);
      return writer.data(chunk, 'compressed');
    });
    await writer.record({ type: 'table-end', ...digest });
    before += size;
    rows += digest.rows;
  }
  const keys = media ? await namedKeys(client) : [];
  await writer.record({ type: 'media-keys' });
  if (keys.length > 0) await writer.data(Buffer.from(keys.join('\n')), 'compressed');
  await writer.record({ type: 'media-keys-end', count: keys.length });
  await writer.record({ type: 'database-end' });
  await client.query('commit');
  return { writer, keys, done: new Set(), tables: database.tables.length, rows };
}

/** Media referenced by the rows of the snapshot. */
async function namedKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await drizzle(client).execute<{ key: string }>(
    sql`select distinct key from (${NAMED_MEDIA}) named where key is not null order by key`,
  );
  return rows.map(({ key }) => key);
}

async function copyMedia(
  { writer, keys, done }: Begun,
  { media, progress }: BackupPlan,
): Promise<{ files: number; missing: number }> {
  let files = done.size;
  let missing = 0;
  if (!media) return { files, missing };
  const left = keys.filter((key) => !done.has(key));
  for await (const { key, bytes, open: openFile } of readAhead(media, left)) {
    const content = await openFile();
    if (bytes === null || !content) {
      missing += 1;
      continue;
    }
    await writer.record({ type: 'file', key, bytes });
    for await (const chunk of content) await writer.data(chunk, 'as it is');
    await writer.record({ type: 'file-end' });
    files += 1;
    progress.show(`media: ${files} of ${keys.length} files, ${sizeText(writer.bytes())} written`);
  }
  return { files, missing };
}

/** Syncs the folder, so that the rename survives a power failure. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
