import type pg from 'pg';
import { BadArchive } from '../archive/archive-file.ts';
import { type ArchiveReader, expectRecord } from '../archive/archive-reader.ts';
import type { Manifest, RowsDigest } from '../archive/archive-records.ts';
import { copyIn } from './copy-stream.ts';
import { copyInText, quoted, usePlainValues } from './snapshot.ts';

export interface LoadProgress {
  table(name: string, done: number, of: number): void;
  bytes(count: number): void;
}

/**
 * Replaces the content of the tables by the rows of an archive, in one transaction. Foreign keys and indexes that are only
 * for speed are dropped meanwhile and recreated at the end; triggers are disabled.
 * @throws BadArchive when a table's checksum differs
 */
export async function loadTables(
  client: pg.Client,
  reader: ArchiveReader,
  manifest: Manifest,
  progress: LoadProgress,
): Promise<Map<string, RowsDigest>> {
  const digests = new Map<string, RowsDigest>();
  await usePlainValues(client);
  await client.query('begin');
  try {
    for (const { name, partitionOf } of manifest.tables) {
      if (!partitionOf) continue;
      await client.query(
        `create table if not exists ${quoted(name)} partition of ${quoted(partitionOf.parent)} ${partitionOf.bound}`,
      );
    }
    const { before, after } = await surroundings(client);
    await runAll(client, before);
    const names = manifest.tables.map(({ name }) => quoted(name));
    await client.query(`truncate ${names.join(', ')}`);
    for (const [at, table] of manifest.tables.entries()) {
      const { name } = await expectRecord(reader, 'table');
      if (name !== table.name) throw new BadArchive(`the backup is incomplete: ${table.name}`);
      progress.table(name, at, manifest.tables.length);
      await copyIn(client, copyInText(table), counted(reader.sectionData(), progress.bytes));
      const { rows, sum } = await expectRecord(reader, 'table-end');
      digests.set(name, { rows, sum });
      const found = await client.query<{ rows: string }>(
        `select count(*)::text as rows from only ${quoted(name)}`,
      );
      if (Number(found.rows[0]?.rows) !== rows)
        throw new BadArchive(`${name} has ${found.rows[0]?.rows} rows instead of ${rows}`);
    }
    for (const { name, value } of manifest.sequences) {
      if (value !== null)
        await client.query('select setval($1::regclass, $2)', [quoted(name), value]);
    }
    await runAll(client, after);
    await client.query('commit');
    return digests;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function* counted(chunks: AsyncIterable<Buffer>, count: (bytes: number) => void) {
  for await (const chunk of chunks) {
    count(chunk.length);
    yield chunk;
  }
}

async function runAll(client: pg.Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** Statements that allow loading rows in any order, and those that restore the constraints. */
async function surroundings(client: pg.Client): Promise<{ before: string[]; after: string[] }> {
  const pairs = async (text: string) =>
    (await client.query<{ before: string; after: string }>(text)).rows;
  const triggers = await pairs(`
    select distinct format('alter table %s disable trigger user', t.tgrelid::regclass) as before,
      format('alter table %s enable trigger user', t.tgrelid::regclass) as after
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgparentid = 0 and c.relnamespace = 'public'::regnamespace`);
  const foreignKeys = await pairs(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as before,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as after
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by conname`);
  const indexes = await pairs(`
    select format('drop index %s', i.indexrelid::regclass) as before, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as after
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not c.relispartition and not i.indisunique
      and not exists (select 1 from pg_constraint where conindid = i.indexrelid)
    order by c.relname`);
  const all = [...triggers, ...foreignKeys, ...indexes];
  return {
    before: all.map(({ before }) => before),
    after: [...indexes, ...foreignKeys, ...triggers].map(({ after }) => after),
  };
}
