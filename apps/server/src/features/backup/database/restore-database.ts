import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import { makeApplicationRole } from '../../../platform/database/application-role.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { UNFINISHED_RESTORE } from '../../../platform/database/unfinished-restore.ts';
import { BadArchive } from '../archive/archive-file.ts';
import { type ArchiveReader, expectRecord } from '../archive/archive-reader.ts';
import type { Manifest, RowsDigest } from '../archive/archive-records.ts';
import { keysIn } from '../unfinished.ts';
import { type LoadProgress, loadTables } from './load-tables.ts';

/** The database is not empty. */
export class NotEmpty extends Error {}

/** @throws NotEmpty unless the database is empty or contains an interrupted restore */
export async function needEmptyDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname = '${UNFINISHED_RESTORE}' desc, c.relname limit 1`);
  const first = rows[0]?.name;
  if (first !== undefined && first !== UNFINISHED_RESTORE)
    throw new NotEmpty(`is not empty: it has the table ${first}`);
}

/**
 * Rows of the backup no longer fit where newer migrations have run already, which would also run on them twice.
 * @throws NotEmpty when an interrupted restore had brought an older backup up to date
 */
async function refuseNewerRestore(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const { rows: tables } = await client.query(
    `select to_regclass('public.schema_migrations') is not null as found`,
  );
  if (!tables[0]?.found) return;
  const { rows: applied } = await client.query('select name from schema_migrations');
  if (applied.some(({ name }) => !migrations.includes(name)))
    throw new NotEmpty(
      'holds an interrupted restore that is already of a newer version: empty it and begin again',
    );
}

export interface RestoredDatabase {
  /** Sums over the rows of each table as they were read. */
  digests: Map<string, RowsDigest>;
  mediaKeys: string[];
}

/**
 * Creates the tables of the backup's version and fills them. The caller runs newer migrations, then removes the marker
 * of an unfinished restore.
 * @throws NotEmpty, BadArchive
 */
export async function restoreDatabase(
  client: pg.Client,
  reader: ArchiveReader,
  manifest: Manifest,
  options: { migrationsFolder: string; makeRole: boolean; progress: LoadProgress },
): Promise<RestoredDatabase> {
  const known = new Set(await readdir(options.migrationsFolder));
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown)
    throw new BadArchive(
      `the backup was made by a newer version (${manifest.product}, ${unknown}): update first`,
    );
  await needEmptyDatabase(client);
  await refuseNewerRestore(client, manifest);
  await client.query(
    `create table if not exists ${UNFINISHED_RESTORE} (begun_at timestamptz not null default now())`,
  );
  const connection = {
    run: async (text: string) => void (await client.query(text)),
    rows: async (text: string) => (await client.query(text)).rows,
  };
  if (options.makeRole) await makeApplicationRole(connection);
  const wanted = new Set(manifest.migrations);
  await migrate(connection, options.migrationsFolder, (name) => wanted.has(name));
  const digests = await loadTables(client, reader, manifest, options.progress);
  await expectRecord(reader, 'media-keys');
  const text: Buffer[] = [];
  for await (const chunk of reader.sectionData()) text.push(chunk);
  await expectRecord(reader, 'media-keys-end');
  await expectRecord(reader, 'database-end');
  return { digests, mediaKeys: keysIn(Buffer.concat(text)) };
}
