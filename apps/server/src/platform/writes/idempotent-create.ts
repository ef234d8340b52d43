import { failure } from '@ankur/contracts/problems';
import { sql } from 'drizzle-orm';
import { type Database, isUniqueViolation, type Queryable } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Write } from './write.ts';

/** A created row, and whether it existed before (a retry). */
export interface Created<Row> {
  row: Row;
  again: boolean;
}

/** Id namespaces: rows, and resumable uploads. */
type Space = 'row' | 'upload';

interface Known extends Record<string, unknown> {
  own: boolean;
  content: string | null;
  deleted: boolean;
}

/** 409: the id belongs to something else or to another farmer. */
export const idReused = () => new AppError('conflict', { id: [failure('id_reused')] });
const rowDeleted = () => new AppError('gone', { id: [failure('row_deleted')] });

/**
 * Claims the id of a write in the transaction that creates its row: true for the first, false when this
 * farmer has created the same under it before. Of two concurrent ones the second waits for the first.
 * @throws AppError conflict when the id belongs to another farmer or to something else, gone when the row was deleted
 */
export async function claimId(
  on: Queryable,
  farmerId: string,
  write: Write,
  space: Space = 'row',
): Promise<boolean> {
  const { rows } = await on.execute(sql`
    insert into made_rows (id, space, farmer_id, kind, content)
    values (${write.id}::uuid, ${space}, ${farmerId}::uuid, ${write.kind}, ${write.content})
    on conflict (id, space) do nothing returning id`);
  if (rows.length > 0) return true;
  await wasCreated(on, farmerId, write, space);
  return false;
}

/**
 * Whether this farmer has created the same under this id before.
 * @throws AppError conflict, gone
 */
export async function wasCreated(
  on: Queryable,
  farmerId: string,
  write: Write | undefined,
  space: Space = 'row',
): Promise<boolean> {
  if (write === undefined) return false;
  const { rows } = await on.execute<Known>(sql`
    select farmer_id = ${farmerId}::uuid as own, content, deleted_at is not null as deleted
    from made_rows where id = ${write.id}::uuid and space = ${space}`);
  const [known] = rows;
  if (!known) return false;
  if (!known.own) throw idReused();
  if (known.deleted) throw rowDeleted();
  if (known.content !== write.content) throw idReused();
  return true;
}

/** Whether this farmer has created anything under an id. */
export async function hasCreated(on: Queryable, farmerId: string, id: string): Promise<boolean> {
  const { rows } = await on.execute(sql`
    select 1 from made_rows where id = ${id}::uuid and farmer_id = ${farmerId}::uuid and space = 'row'`);
  return rows.length > 0;
}

interface Creation<Row> {
  /** Inserts the row; null when this id exists. */
  insert(on: Queryable, id: string): Promise<Row | null>;
  /** The current row. */
  find(id: string): Promise<Row | null>;
}

/**
 * Idempotent insert: creates one row for any number of retries and concurrent requests under one id; without a
 * client id it gets `fresh`.
 * @throws AppError conflict when the id belongs to something else, gone when the row was deleted since
 */
export async function createOnce<Row>(
  db: Database,
  farmerId: string,
  write: Write | undefined,
  fresh: string,
  { insert, find }: Creation<Row>,
): Promise<Created<Row>> {
  const made = await (write ? insertUnderId(db, farmerId, write, insert) : insert(db, fresh));
  if (made !== null) return { row: made, again: false };
  return { row: await currentRow(find(write?.id ?? fresh)), again: true };
}

/** Null when the row existed before. */
async function insertUnderId<Row>(
  db: Database,
  farmerId: string,
  write: Write,
  insert: Creation<Row>['insert'],
): Promise<Row | null> {
  try {
    return await db.transaction(async (tx) => {
      if (!(await claimId(tx, farmerId, write))) return null;
      const row = await insert(tx, write.id);
      if (row === null) throw idReused();
      return row;
    });
  } catch (error) {
    // Rows with an id of the server's own keep it.
    throw isUniqueViolation(error) ? idReused() : error;
  }
}

/** The row that was created under an id. @throws AppError gone when it was deleted */
export async function currentRow<Row>(found: Promise<Row | null | undefined>): Promise<Row> {
  const row = await found;
  if (row === null || row === undefined) throw rowDeleted();
  return row;
}
