import { setImmediate } from 'node:timers/promises';
import { failure } from '@ankur/contracts/problems';
import { getTableColumns, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AppDeps } from '../../../app-deps.ts';
import { errorCode, type Queryable } from '../../../platform/database/database.ts';
import { AppError, conflict, invalid } from '../../../platform/errors/app-error.ts';
import { allOrNothing } from '../../../platform/media-store/all-or-nothing.ts';
import {
  contentTypeOf,
  type MediaStore,
  mediaName,
} from '../../../platform/media-store/media-store.ts';
import type { Values } from '../../../platform/records/records.repository.ts';
import type { Importer, SingleImporter } from '../../../ports/account-archive.ts';
import { checkPicture } from './check-picture.ts';
import { type Archive, readArchive } from './read-archive.ts';

/** Rows written by one statement, and read without a pause. */
const CHUNK = 500;

type Row = Values & { id: string };
interface Rows {
  importer: Importer;
  rows: Row[];
}
interface Single {
  importer: SingleImporter;
  /** Null when the archive holds none. */
  values: Values | null;
}

const refused = (name: string) => invalid({ file: [failure('archive_refused', { name })] });

/** Rethrows what the database refused of a file as a refusal of that file. */
const refusalOf = (name: string) => (error: unknown) => {
  // 22 is a value that the database cannot take, 23 a reference or a key that does not fit.
  throw /^2[23]/.test(errorCode(error)) ? refused(name) : error;
};

/**
 * The valid rows of every table, at most `most` in all; yields to the event loop in between.
 * @throws AppError invalid with the name of the file that is not, too_large
 */
async function rowsOf(
  archive: Archive,
  importers: readonly Importer[],
  most: number,
): Promise<Rows[]> {
  const tables: Rows[] = [];
  let count = 0;
  for (const importer of importers) {
    const told = (await archive.json(importer.name)) ?? [];
    if (!Array.isArray(told) || told.length > (importer.most ?? told.length))
      throw refused(importer.name);
    count += told.length;
    if (count > most) throw new AppError('too_large', { file: [failure('storage_rows_full')] });
    const rows: Row[] = [];
    for (const [at, item] of told.entries()) {
      const row = importer.row(item);
      if (row === null) throw refused(importer.name);
      rows.push(row as Row);
      if (at % CHUNK === CHUNK - 1) await setImmediate();
    }
    tables.push({ importer, rows });
  }
  return tables;
}

/**
 * Whatever rows name must come with them: on this installation such an id may be the row of another farmer.
 * @throws AppError invalid with the name of the file that is not
 */
function refuseForeign(tables: readonly Rows[]): void {
  const ids = new Set<unknown>(tables.flatMap(({ rows }) => rows.map(({ id }) => id)));
  for (const { importer, rows } of tables) {
    const named = rows.flatMap((row) => importer.references.map((column) => row[column] ?? null));
    if (!named.every((id) => id === null || ids.has(id))) throw refused(importer.name);
  }
}

/** What the archive holds one of: an object, or an array with at most one. @throws AppError invalid with the name of the file */
async function singleOf(archive: Archive, importer: SingleImporter): Promise<Single> {
  const told = (await archive.json(importer.name)) ?? [];
  const [item, ...more] = Array.isArray(told) ? told : [told];
  if (item === undefined) return { importer, values: null };
  const result = z.safeParse(importer.schema, item);
  if (!result.success || more.length > 0) throw refused(importer.name);
  return { importer, values: importer.columns(result.data) };
}

/** Whether an id is in use on this installation. */
async function anyTaken(on: Queryable, { importer, rows }: Rows): Promise<boolean> {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const { rows: found } = await on.execute(sql`
    select 1 from jsonb_array_elements_text(${ids}::jsonb) as given (id)
    where exists (select 1 from ${importer.table} t where t.id = given.id::uuid)
      or exists (select 1 from made_rows m where m.id = given.id::uuid and m.space = 'row') limit 1`);
  return found.length > 0;
}

/** Imports the archive of an account into an empty one of this installation. */
export function createImportService({
  db,
  ids,
  clock,
  media,
  config,
  archive: { importers, singles },
}: Pick<AppDeps, 'db' | 'ids' | 'clock' | 'media' | 'config' | 'archive'>) {
  async function refuseFull(on: Queryable, farmerId: string): Promise<void> {
    await on.execute(sql`select 1 from farmers where id = ${farmerId}::uuid for update`);
    for (const { table } of importers) {
      const { rows } = await on.execute(
        sql`select 1 from ${table} where farmer_id = ${farmerId}::uuid limit 1`,
      );
      if (rows.length > 0) throw conflict(failure('account_not_empty'));
    }
  }

  /** Maps each id to itself, or all to new ids in the same order when one is in use here. */
  async function newIds(on: Queryable, tables: readonly Rows[]): Promise<(id: string) => string> {
    const taken = await Promise.all(tables.map((one) => anyTaken(on, one)));
    if (!taken.includes(true)) return (id) => id;
    const all = tables.flatMap(({ rows }) => rows.map(({ id }) => id)).sort();
    const map = new Map(all.map((id) => [id, ids.next()]));
    return (id) => map.get(id) ?? id;
  }

  /** Stores a file of the archive under a key of this installation. @throws AppError invalid when it is not a picture */
  async function storeFile(
    archive: Archive,
    files: Pick<MediaStore, 'put'>,
    key: string,
    name: string,
  ): Promise<string> {
    const content = await archive.media(key);
    const folder = key.slice(0, key.indexOf('/'));
    if (content === null || !(await checkPicture(content))) throw refused(name);
    const fresh = `${folder}/${mediaName(ids)}.webp`;
    await files.put(fresh, content, contentTypeOf(fresh));
    return fresh;
  }

  /** Stores the files that some columns of a row name, and puts the new keys in their place. */
  async function storeFiles(
    archive: Archive,
    files: Pick<MediaStore, 'put'>,
    { name, media = [] }: Importer | SingleImporter,
    row: Values,
  ): Promise<void> {
    for (const column of media) {
      const key = row[column];
      if (typeof key === 'string') row[column] = await storeFile(archive, files, key, name);
    }
  }

  /** What the archive holds one of, and the account has not saved yet. */
  async function unsaved(archive: Archive, farmerId: string) {
    const taken: { importer: SingleImporter; values: Values }[] = [];
    for (const single of singles) {
      const { importer, values } = await singleOf(archive, single);
      if (values !== null && !(await importer.isSaved(db, farmerId)))
        taken.push({ importer, values });
    }
    return taken;
  }

  async function insert(
    on: Queryable,
    farmerId: string,
    { importer, rows }: Rows,
    idOf: (id: string) => string,
  ): Promise<void> {
    const { table, references, own } = importer;
    const now = clock.now();
    const values = rows.map((row) => {
      const named = references.flatMap((column) => {
        const id = row[column];
        return typeof id === 'string' ? [[column, idOf(id)] as const] : [];
      });
      const times = { createdAt: row.createdAt ?? now, updatedAt: row.updatedAt ?? now };
      const first = own === undefined ? {} : { [own]: null };
      return {
        ...row,
        ...times,
        ...Object.fromEntries(named),
        ...first,
        id: idOf(row.id),
        farmerId,
      };
    });
    for (let at = 0; at < values.length; at += CHUNK)
      await on.insert(table).values(values.slice(at, at + CHUNK));
    const column = own === undefined ? undefined : getTableColumns(table)[own];
    if (own === undefined || column === undefined) return;
    for (const row of rows) {
      const id = row[own];
      if (typeof id === 'string')
        await on.execute(
          sql`update ${table} set ${sql.identifier(column.name)} = ${idOf(id)}::uuid where id = ${idOf(row.id)}::uuid and farmer_id = ${farmerId}::uuid`,
        );
    }
  }

  return {
    /**
     * Imports the archive in one transaction; returns the rows by table.
     * @throws AppError invalid when it is not an archive or a row is not good, conflict when the account is not empty
     */
    async take(farmerId: string, content: Buffer): Promise<{ imported: Record<string, number> }> {
      await refuseFull(db, farmerId);
      const archive = await readArchive(content);
      const tables = await rowsOf(archive, importers, config.ACCOUNT_ROWS_MAX);
      refuseForeign(tables);
      const own = await unsaved(archive, farmerId);
      await allOrNothing(media.of(farmerId, 'file'), async (files) => {
        for (const { importer, rows } of tables)
          for (const row of rows) await storeFiles(archive, files, importer, row);
        for (const { importer, values } of own) await storeFiles(archive, files, importer, values);
        await db.transaction(async (tx) => {
          await refuseFull(tx, farmerId);
          const idOf = await newIds(tx, tables);
          for (const one of tables)
            await insert(tx, farmerId, one, idOf).catch(refusalOf(one.importer.name));
          for (const { importer, values } of own)
            await importer.write(tx, farmerId, values).catch(refusalOf(importer.name));
        });
      });
      const counts = [
        ...tables.map(({ importer, rows }) => [importer.name, rows.length] as const),
        ...own.map(({ importer }) => [importer.name, 1] as const),
      ];
      return { imported: Object.fromEntries(counts) };
    },
  };
}
