import { failure } from '@ankur/contracts/problems';
import { sql } from 'drizzle-orm';
import { type Database, isUniqueViolation, type Queryable } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Write } from './write.ts';

/** What was made, and whether it had been made before. */
export interface Made<Row> {
  row: Row;
  again: boolean;
}

/** Uploads in pieces have ids of their own beside those of rows. */
type Space = 'row' | 'upload';

interface Known extends Record<string, unknown> {
  own: boolean;
  content: string | null;
  deleted: boolean;
}

/** 409: the id stands for something else, or is somebody else's. */
export const idReused = () => new AppError('conflict', { id: [failure('id_reused')] });
const rowDeleted = () => new AppError('gone', { id: [failure('row_deleted')] });

/**
 * Takes the id of a write in the transaction that makes its row: true for the one that takes it, false when this
 * farmer has made the same under it before. Of two at once the second waits for the end of the first.
 * @throws AppError conflict when the id is somebody else's or stands for something else, gone when the row was deleted
 */
export async function takeId(
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
  await isMade(on, farmerId, write, space);
  return false;
}

/**
 * Whether this farmer has made the same under this id before.
 * @throws AppError conflict, gone
 */
export async function isMade(
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

/** Whether this farmer has made anything under an id. */
export async function hasMade(on: Queryable, farmerId: string, id: string): Promise<boolean> {
  const { rows } = await on.execute(sql`
    select 1 from made_rows where id = ${id}::uuid and farmer_id = ${farmerId}::uuid and space = 'row'`);
  return rows.length > 0;
}

interface Making<Row> {
  /** Writes the row down; null when there is one of this id. */
  insert(on: Queryable, id: string): Promise<Row | null>;
  /** The row as it stands now. */
  find(id: string): Promise<Row | null>;
}

/**
 * Makes a row once, however often and at however many places at once it is asked for under one id; without an id of
 * the client's own it gets `fresh`.
 * @throws AppError conflict when the id stands for something else, gone when the row was deleted since
 */
export async function makeOnce<Row>(
  db: Database,
  farmerId: string,
  write: Write | undefined,
  fresh: string,
  { insert, find }: Making<Row>,
): Promise<Made<Row>> {
  const made = await (write ? insertTaken(db, farmerId, write, insert) : insert(db, fresh));
  if (made !== null) return { row: made, again: false };
  return { row: await stillThere(find(write?.id ?? fresh)), again: true };
}

/** Null when the same was made before. */
async function insertTaken<Row>(
  db: Database,
  farmerId: string,
  write: Write,
  insert: Making<Row>['insert'],
): Promise<Row | null> {
  try {
    return await db.transaction(async (tx) => {
      if (!(await takeId(tx, farmerId, write))) return null;
      const row = await insert(tx, write.id);
      if (row === null) throw idReused();
      return row;
    });
  } catch (error) {
    // A row that the server named itself has this id.
    throw isUniqueViolation(error) ? idReused() : error;
  }
}

/** What was made under an id and can still be shown. @throws AppError gone */
export async function stillThere<Row>(found: Promise<Row | null | undefined>): Promise<Row> {
  const row = await found;
  if (row === null || row === undefined) throw rowDeleted();
  return row;
}
